import { checkDigit } from '@/lib/format/nit'
import type { History } from '@/lib/tax-calendar/history'
import type { ClientProfile } from '@/lib/tax-calendar/profile'

/** A company in the ordinary regime that declares VAT every two months; its NIT ends in 56. */
export const company: ClientProfile = {
  client: 'one',
  nit: '900123456',
  digit: checkDigit('900123456'),
  kind: 'company',
  regime: 'ordinary',
  entity: null,
  responsibilities: ['05', '07', '14', '48'],
  vatCycle: 'bimester',
  traits: ['employer', 'merchant'],
  municipalities: [],
}

export const endingIn = (ending: string, client = company): ClientProfile => {
  const nit = `9001234${ending.padStart(2, '0')}`
  return { ...client, nit, digit: checkDigit(nit) }
}

/** Returns the history of a client whose tax profile never changed. */
export const always = (client: ClientProfile, since = '2020-01-01'): History => [{ ...client, since }]
