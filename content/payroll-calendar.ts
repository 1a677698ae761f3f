/** How three business days are counted back from a pay date when a holiday falls in between. */
export const payrollCalendar = {
  month: 'Diciembre 2026',
  payday: 'Pago de nómina: viernes 11',
  weekdays: [
    ['L', 'lunes'],
    ['M', 'martes'],
    ['X', 'miércoles'],
    ['J', 'jueves'],
    ['V', 'viernes'],
    ['S', 'sábado'],
    ['D', 'domingo'],
  ],
  /** The month opens on a Tuesday. */
  firstWeekday: 1,
  days: 20,
  marks: { 7: 'due', 8: 'holiday', 9: 'counted', 10: 'counted', 11: 'payday' } as Record<
    number,
    'due' | 'holiday' | 'counted' | 'payday'
  >,
  meanings: {
    due: 'cierra el plazo',
    holiday: 'festivo',
    counted: 'día hábil contado',
    payday: 'día de pago',
  },
  note: {
    text: 'Las novedades se reciben 3 días hábiles antes: 10, 9 y 7. El',
    holiday: 'martes 8 es festivo',
    so: ', así que el plazo cierra el',
    due: 'lunes 7',
  },
} as const
