type RemarkFacts = {
  year: number
  /** A withholding return is valid only if it is paid by this day; null if the due date is unknown. */
  paidBy: string | null
  /** An amount in pesos, or in UVT while that year's UVT is unknown: `$69.718.600` or `1.400 UVT`. */
  income: string
  assets: string
}

export const remarks = {
  'unpaid-withholding': ({ paidBy }: RemarkFacts) =>
    `Sin el pago total no tiene efecto, salvo que se pague ${paidBy ? `a más tardar el ${paidBy}, dos meses después del vencimiento` : 'en los dos meses siguientes al vencimiento'} (E.T., art. 580-1). Después hay que presentarla otra vez.`,
  'income-thresholds': ({ year, income, assets }: RemarkFacts) =>
    `Quizá no declaras. Declara quien en ${year} tuvo ingresos desde ${income}; consumos con tarjeta, compras o consignaciones por más de ${income}; patrimonio bruto de más de ${assets}; o es responsable de IVA (E.T., arts. 592 y 594-3). Si no pasaste ninguno, dilo.`,
  'assets-ladder': () =>
    'Se presenta sin pago. La fecha supone el plazo de mayo de las sociedades: por confirmar con tu asesor.',
  'risk-report': () =>
    'Las últimas fechas se dedujeron de las primeras: confírmalas en la circular de cada año.',
  'ordinary-meeting': () =>
    'Según los estatutos; si callan, dentro de los tres meses siguientes al cierre del año. Si nadie convoca, se reúne por derecho propio el primer día hábil de abril a las 10:00 a.m.',
  'tourism-register': () =>
    'Suele renovarse hasta el 31 de marzo. La firma carga la fecha cuando la confirme.',
} as const satisfies Record<string, (facts: RemarkFacts) => string>
