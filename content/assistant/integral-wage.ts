/** Sentences for somebody who wants to pay a given amount as an integral wage. */
export const integralWage = {
  no: (amount: string, least: string, year: number) =>
    `No se puede: el salario integral empieza en ${least} al mes en ${year}, diez salarios mínimos más el 30% (Código Sustantivo del Trabajo, art. 132). Con ${amount} es un salario ordinario, aunque el contrato diga integral: se deben prima, cesantías, sus intereses y vacaciones.`,
  compared: (saves: boolean, amount: string, benefits: string, both: string, least: string, more: string) =>
    `${saves ? 'Subirlo puede ahorrar algo' : 'Tampoco ahorra'}: para que sea integral hay que llegar a ${least}, ${more} más cada mes. Como ordinario, prima, cesantías e intereses son cerca del 17,7%: ${benefits} al mes, ${both} en total antes de aportes. El integral no las lleva y cotiza sobre el 70% (Ley 100 de 1993, art. 18); el ordinario de ${amount}, sobre el 100%.`,
  yes: (amount: string, least: string, year: number) =>
    `Sí se puede: ${amount} llega al piso de ${year}, ${least} al mes, diez salarios mínimos más el 30% (Código Sustantivo del Trabajo, art. 132). Se pacta por escrito y los dos deben estar de acuerdo.`,
  yesCompared: (base: string) =>
    `Lo que cambia: ya trae adentro prima, cesantías, sus intereses, recargos y horas extra, y las vacaciones van aparte. Se cotiza sobre el 70%, ${base} (Ley 100 de 1993, art. 18). Ahorra si el mismo valor reemplaza un sueldo con prestaciones encima, que pesan cerca del 17,7%; si solo lo subes para llegar al piso, no.`,
  rest: 'A quien ya trabaja contigo se le liquidan antes sus cesantías y demás prestaciones, y no se le puede bajar sin su acuerdo. Con el sueldo de hoy, nómina te compara el costo total de las dos formas, con aportes.',
} as const
