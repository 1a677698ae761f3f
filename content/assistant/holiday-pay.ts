/** Sentences about the pay for some days of holiday; amounts are texts in pesos. */
export const holidayPay = {
  sum: (amount: string, wage: string, days: string) =>
    `${amount}, estimado: ${wage} / 30 × ${days} de vacaciones. El auxilio de transporte no se suma: se pagan con el salario que se gana al comenzarlas, sin horas extra ni trabajo en domingos (Código Sustantivo del Trabajo, arts. 186 y 192).`,
  formula: (days: string, each: string, least: string, year: number) =>
    `El salario del mes entre 30, por ${days}; con el mínimo de ${year}, ${least}, son ${each}. El auxilio de transporte no se suma: se pagan con el salario que se gana al comenzarlas, sin horas extra ni trabajo en domingos (Código Sustantivo del Trabajo, arts. 186 y 192). Escríbeme el salario y te doy el valor.`,
  ofYear: (wage: string, year: string, month: string) =>
    `Son 15 días hábiles por cada año de trabajo (Código Sustantivo del Trabajo, art. 186). Con un sueldo de ${wage} al mes, un año completo vale ${year}, y cada mes trabajado, ${month}, estimado: salario sin auxilio de transporte × días trabajados / 720. Al salir se pagan las que falten.`,
  split: (year: string, taken: number, left: number, money: string, wage: string) =>
    `Un año completo son 15 días hábiles y vale ${year} (Código Sustantivo del Trabajo, art. 186). ${taken === 1 ? 'El día disfrutado se paga' : `Los ${taken} disfrutados se pagan`} como sueldo normal, con los domingos y festivos que caigan en medio; ${left === 1 ? 'el que queda' : `los ${left} que quedan`} en plata, al menos ${money}, estimado: ${wage} / 30 × ${left}, sin auxilio de transporte. Hay quien les suma los domingos que tocarían: la cuenta la confirma una persona.`,
  half: 'En plata se puede hasta la mitad, por acuerdo escrito y si lo pide el trabajador (art. 189); al terminar el contrato se pagan todas las que falten.',
  moreThanHalf:
    'Ojo: en plata se puede solo hasta la mitad, siete días y medio de un año, por acuerdo escrito y si lo pide el trabajador (art. 189). Los demás se descansan, salvo que el contrato termine: ahí se pagan todas las que falten.',
  rest: 'Las vacaciones van en días hábiles: los domingos y festivos del descanso no gastan ninguno. Si el salario varía, se toma el promedio del último año (art. 192). La cuenta la confirma una persona con el desprendible.',
  compared: (paid: string, less: boolean) =>
    less
      ? `Los ${paid} que recibiste son menos: pide por escrito la cuenta, con los días y el salario que tomaron.`
      : `Los ${paid} que recibiste no son menos.`,
} as const
