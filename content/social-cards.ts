import { firm } from './firm'

export const socialCards = {
  tagline: `Contadores en ${firm.address.city}, desde ${firm.founded}`,
  home: {
    rows: [
      { label: 'IVA en la factura', value: ['4', '35', '.910'] },
      { label: 'IVA recalculado', value: ['4', '53', '.910'] },
    ],
    total: { label: 'Diferencia', value: '18.000' },
  },
  legal: { sections: 'Secciones' },
} as const
