/** Sentences about how many apprentices of the SENA a company must have, and what it can do about them. */
export const apprentices = {
  none: (people: string) =>
    `No: con ${people} trabajadores no toca ningún aprendiz. La cuota va desde 15 (Ley 789 de 2002, art. 33).`,
  some: (people: string, count: number) =>
    `Sí: con ${people} empleados, ${count === 1 ? 'uno' : `${count} aprendices`}. La cuota va desde 15: uno por cada 20, y uno más por la fracción de 10 o más (Ley 789 de 2002, art. 33). El SENA te la notifica con lo que ve en tu PILA; la construcción tiene otra forma de aporte.`,
  general:
    'La cuota va desde 15 trabajadores: uno por cada 20, y uno más por la fracción de 10 o más (Ley 789 de 2002, art. 33). Con 15 a 29 toca uno; con 30 a 49, dos; con 20 empleados, uno. El SENA te la notifica con lo que ve en tu PILA; la construcción tiene otra forma de aporte.',
  paths:
    'Puedes contratar al aprendiz o pagar la monetización de la cuota; la Ley 2466 de 2025 volvió laboral ese contrato y subió el costo, así que compara los dos antes de escoger. Si no cumples, hay multa del SENA.',
  tell: 'Dinos cuántas personas tienes y te hacemos la cuenta de los dos caminos.',
} as const
