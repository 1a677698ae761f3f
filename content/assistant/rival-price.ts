/** Sentences that compare what another firm charges with the published prices; amounts are texts in pesos. */
export const rivalPrice = {
  parts: (accounting: string, people: string, each: string, payroll: string, all: string) =>
    `Nuestro precio publicado, más IVA: contabilidad desde ${accounting} al mes y nómina de ${people} personas a ${each} cada una, ${payroll}; juntas, desde ${all}.`,
  accounting: (accounting: string) =>
    `Nuestro precio publicado: la contabilidad, desde ${accounting} al mes, más IVA.`,
  higher: (theirs: string) =>
    `Por precio no te lo mejoramos: lo publicado es más que los ${theirs} que pagas.`,
  lower: (theirs: string) =>
    `Puede ser: lo publicado arranca por debajo de los ${theirs} que pagas, pero el valor exacto depende de tus facturas, bancos y sedes.`,
  rest: 'Compara lo que incluye: pide a los dos, por escrito, si entran conciliaciones de cada mes, declaraciones, nómina electrónica y PILA, cierre anual, y quién firma y responde a la DIAN. Si lo que tienes ya lo trae, puede que no te convenga cambiar: en la evaluación, que es gratuita, te lo decimos.',
} as const
