import { createHash } from 'node:crypto'
import { contactConsent, contactConsentSentence } from '@/content/contact'
import { firm } from '@/content/firm'
import { admin, call } from './accounts'

/** Who wrote through the form of the site. */
const visitors = [
  {
    sender_name: 'Paola Andrade',
    sender_email: 'paola.andrade@tienda.example',
    sender_phone: '315 555 0188',
    wanted_service: 'Asesoría tributaria',
    message:
      'Tengo una tienda de ropa en Chapinero, en régimen simple, y me llegó un requerimiento de la DIAN por el bimestre pasado. ¿Me ayudan a responderlo? Tengo diez días.',
  },
  {
    sender_name: 'Hernán Castillo',
    sender_email: 'hernan.castillo@obras.example',
    sender_phone: '304 555 0126',
    message:
      'Somos una constructora de quince empleados en Ibagué y queremos cambiar de firma contable desde enero. ¿Con quién podemos hablar esta semana?',
  },
]
const emails = visitors.map(({ sender_email }) => sender_email)

const written = async () => {
  const rows = await call(admin.from('contact_messages').select('email').in('email', emails))
  return new Set(rows.map(({ email }) => email))
}

export const visitorsCame = async () => (await written()).size === visitors.length

export async function receiveVisitors(): Promise<void> {
  const known = await written()
  const consent_sha256 = createHash('sha256').update(contactConsentSentence).digest('hex')
  const form = { recipient: firm.email, policy: contactConsent.version, consent_sha256 }
  for (const visitor of visitors)
    if (!known.has(visitor.sender_email))
      await call(admin.rpc('receive_contact_message', { ...form, ...visitor }))
}
