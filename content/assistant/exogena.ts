/** The law decides who has to file the información exógena, even if the RUT lacks the code. */
export const exogenaDuty =
  'Te toca, aunque tu RUT no traiga el código 14, si practicaste alguna retención en el año; si eres una sociedad con ingresos brutos de más de 2.400 UVT en el año o en el anterior; o si eres persona natural con más de 11.800 UVT en uno de los dos y, en el año, más de 2.400 UVT de arriendos, intereses, ventas u otras rentas de capital o no laborales (Resolución DIAN 000162 de 2023, art. 1, con sus cambios). Hay otros casos, y la resolución puede cambiar: compruébalo cada año.'

/** What a late report costs after DIAN has written. */
export const exogenaReduced =
  'con un pliego de cargos, el 50% si se envía antes de que notifiquen la sanción, y el 70% si se envía en los dos meses siguientes a esa notificación (E.T., art. 651, parágrafo; Ley 2277 de 2022, art. 80)'

/** Whether a person with one income sends the report, and when. */
export const exogenaOfPerson = {
  below: (income: string, limit: string, year: number) =>
    `Por ingresos, no: ${income} no pasan de 11.800 UVT (${limit} en ${year}), el tope de una persona natural, que se mira ese año y el anterior. Sí te toca, con cualquier ingreso, si ese año practicaste alguna retención, por ejemplo de renta o de IVA (Resolución DIAN 000162 de 2023, art. 1, con sus cambios). Hay otros casos: compruébalo cada año.`,
  above: (income: string, limit: string, year: number, other: string) =>
    `Puede que sí: ${income} pasan de 11.800 UVT (${limit} en ${year}), el tope de una persona natural. Te toca si además ese año tuviste más de 2.400 UVT (${other}) de arriendos, intereses, ventas u otras rentas de capital o no laborales; y siempre, si practicaste alguna retención (Resolución DIAN 000162 de 2023, art. 1, con sus cambios).`,
  when: (year: number) =>
    `La exógena de ${year} se envía en ${year + 1}, entre abril y junio, según las dos últimas cifras del NIT; la tabla de cada año la confirma la DIAN: con tu NIT te avisamos el día.`,
} as const
