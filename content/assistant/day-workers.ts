/** Sentences about the contributions of somebody who works by days, loaded only when a message has figures. */
export const dayWorkers = {
  yes: 'Sí: también quien va por días se afilia a pensión, caja y ARL.',
  weeks: (
    days: number,
    weeks: number,
    base: string,
    pension: string,
    own: string,
    hers: string,
    fund: string,
    risk: string,
    total: string,
  ) =>
    `Aportes al mes, estimados: por ${days} días se puede cotizar por semanas, ${weeks === 1 ? 'una' : weeks}, con base ${base} (${weeks} de 4 partes de un salario mínimo). Pensión 16%, ${pension}: tú el 12%, ${own}, y se le descuenta el 4%, ${hers}. Caja de compensación 4%, ${fund}. ARL sobre un salario mínimo completo, ${risk} (0,522%, riesgo I). Tú pones cerca de ${total} (Decreto 2616 de 2013).`,
  whole: (days: number, pension: string, health: string, fund: string, risk: string) =>
    `Aportes: con ${days} días al mes, o si gana un salario mínimo o más, ya no se cotiza por semanas sino el mes completo, y no sobre menos de un salario mínimo: pensión 16%, ${pension}; salud 12,5%, ${health}; caja 4%, ${fund}; ARL desde 0,522%, ${risk}. De eso se le descuenta el 4% de pensión y el 4% de salud (Decreto 2616 de 2013).`,
  steps:
    'Cómo se afilia: 1. Contrato escrito, obligatorio en el trabajo doméstico (Ley 2466 de 2025, art. 33), con los días y el pago. 2. Con tu cédula, inscríbete como empleador en una ARL y en una caja de compensación, y afíliala antes del primer día: la ARL cubre desde el siguiente. 3. Ella dice su fondo de pensiones, o escoge uno. 4. Salud: por semanas puede seguir en el SISBÉN o como beneficiaria; si no lo está, pregúntanos antes. 5. Cada mes pagas la PILA por internet, como trabajadora de tiempo parcial. Si va a otras casas, cada una paga lo suyo.',
  benefits:
    'Encima van prima, cesantías, sus intereses y vacaciones, cerca del 22% de lo pagado. La cuenta la confirma una persona de nómina antes de la primera planilla.',
} as const
