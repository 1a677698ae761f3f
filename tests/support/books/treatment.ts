import type { Treatment } from '@/lib/books/treatment'

/** Returns an example of how a supplier's purchases are booked; `more` replaces single values. */
export const someTreatment = (more: Partial<Treatment> = {}): Treatment => ({
  account: '513595',
  detail: 'Servicios varios',
  centre: '01 Bodega',
  party: '',
  taxUse: 'deductible',
  taxAccount: '24081001',
  payable: '23355001',
  withholding: { concept: 'services', account: '23652501' },
  vatWithheld: null,
  icaWithheld: null,
  base: null,
  difference: false,
  lines: [],
  ...more,
})
