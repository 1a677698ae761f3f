/** The answer to somebody who works on their own account and earned nothing in a month. */
export const monthWithoutIncome = [
  'En general no: sin ingresos en el mes no hay base para cotizar, porque la ley habla de ingresos netos de un salario mínimo o más (Ley 2277 de 2022, art. 89). Pero no lo dejes callado: si sigues activo en la planilla, la EPS y el fondo lo leen como mora, y si tienes un contrato vigente que te pagan después, pregunta antes.',
  'Ahora: 1. Marca la novedad de retiro en la PILA en el último mes con ingresos. 2. Para no quedar sin salud, pasa a beneficiario de un familiar, al régimen subsidiado o paga solo salud: lo dice tu EPS. 3. Guarda la prueba de que no hubo ingresos o de que el contrato terminó. Cuando vuelvas a tener ingresos, cotizas el mes siguiente.',
] as const
