/** Sentences about the last day to send the electronic payroll of a named month. */
export const payrollMonth = {
  due: (month: string, day: string) =>
    `La de ${month} va a más tardar el ${day}: se transmite en los 10 primeros días del mes siguiente (Resolución DIAN 000013 de 2021, art. 8). Como no todos leen igual si son hábiles, cuenta días calendario.`,
  passed: 'Ese día ya pasó: envíala cuanto antes y guarda la prueba del envío.',
  rest: 'Es un documento por empleado; si uno ya aceptado tiene un error, va una nota de ajuste. Si eres cliente, manda las novedades en el portal unos días antes para que alcance.',
} as const
