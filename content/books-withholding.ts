/** The percentages and bases of `withholdingConcepts` apply from this day on. */
export const withholdingSince = '2025-06-01'

const norm = 'Decreto 572 de 2025'

/**
 * Concepts of withholding of income tax whose percentage and base have a source.
 * The bases are in UVT, without IVA and INC.
 * Source: Decreto 572 de 2025 (DUR 1625 de 2016, 1.2.4.4.1, 1.2.4.9.1, 1.2.4.6.7 to 9), in force since 1 June 2025.
 * For all other concepts, such as fees or rent, members of the firm type percentage and base.
 */
export const withholdingConcepts = {
  purchases: { name: 'Compras generales, declarante', percent: 2.5, uvts: 10, norm },
  'purchases-other': { name: 'Compras generales, no declarante', percent: 3.5, uvts: 10, norm },
  services: { name: 'Servicios generales, declarante', percent: 4, uvts: 2, norm },
  'services-other': { name: 'Servicios generales, no declarante', percent: 6, uvts: 2, norm },
  farm: { name: 'Agrícolas o pecuarios sin proceso', percent: 1.5, uvts: 70, norm },
  coffee: { name: 'Café pergamino o cereza', percent: 0.5, uvts: 70, norm },
  freight: { name: 'Transporte de carga', percent: 1, uvts: 2, norm },
  passengers: { name: 'Transporte terrestre de pasajeros', percent: 3.5, uvts: 10, norm },
  fuel: { name: 'Combustibles', percent: 0.1, uvts: 0, norm },
  card: { name: 'Compras con tarjeta', percent: 1.5, uvts: 0, norm },
} as const
