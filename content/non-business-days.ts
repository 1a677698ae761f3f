export const holidayNorms = {
  holidays: 'Ley 51 de 1983',
  chiquinquira: 'Ley 2578 de 2026',
} as const

/** These are not business days for the executive branch, to which DIAN belongs; cities and banks are open. */
export const civicDays = {
  march2025: { name: 'Día cívico del 18 de marzo', norm: 'Decreto 302 de 2025' },
  nature: { name: 'Día Cívico de la Paz con la Naturaleza', norm: 'Decreto 500 de 2024' },
} as const

export const dayDoubts = {
  chiquinquira: 'Se conoce una demanda de la Ley 2578 de 2026 ante la Corte Constitucional.',
  nature: 'El Decreto 500 de 2024 puede dejar de aplicarse.',
} as const
