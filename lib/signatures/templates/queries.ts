import 'server-only'
import { z } from 'zod'
import { firm } from '@/content/firm'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatNit } from '@/lib/format/nit'
import type { AccountId } from '@/lib/ids'
import type { Member } from '@/lib/session/require'
import { cardShape, templateShape, type SignatureTemplate } from '@/lib/signatures/templates/schema'
import type { ClientCard } from '@/lib/signatures/templates/terms'
import { unwrap } from '@/lib/supabase/unwrap'

export async function listSignatureTemplates({ db }: Member): Promise<SignatureTemplate[]> {
  return unwrap(db.rpc('signature_templates'), 'signatures.templates', z.array(templateShape))
}

export async function readCard({ db }: Member, client: AccountId): Promise<ClientCard> {
  const { nit, digit, ...card } = await unwrap(
    db.rpc('signature_card', { client }),
    'signatures.card',
    cardShape,
  )
  return {
    ...card,
    nit: nit === null ? null : `${formatNit(nit)}-${digit}`,
    firm: firm.legalName,
    firmNit: firm.nit,
    city: firm.address.city,
    today: bogotaDay(new Date()),
  }
}
