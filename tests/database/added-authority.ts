import { createHash } from 'node:crypto'
import { authority } from '@/supabase/sample-files/certificates'

export const addedAuthority = {
  label: 'Autoridad de Demostración',
  certificate: Buffer.from(authority.certificate).toString('base64'),
  sha256: createHash('sha256').update(authority.certificate).digest('hex'),
  subject: 'CN=Autoridad',
  issuer: 'CN=Autoridad',
  valid_until: '2039-01-01',
  origin: 'Su página, hoy',
}
