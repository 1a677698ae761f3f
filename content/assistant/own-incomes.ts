/** The part of a pension that goes to health. */
export const pensionHealth =
  'El porcentaje es 4% con un salario mínimo, 10% hasta tres y 12% de ahí en adelante (Ley 100 de 1993, art. 204; Ley 2010 de 2019, art. 142; Ley 2294 de 2023, art. 78). Con pensiones de diez mínimos o más se suma el fondo de solidaridad: lo confirma una persona con el desprendible.'

/** Sentences for sums about a pension or a rent, which are loaded only when a message has figures. */
export const ownIncomes = {
  pensionBelow: (month: string, sum: string, year: number, limit: string) =>
    `Solo por la pensión, no: ${month} por 13 mesadas son ${sum}, menos del tope de ingresos de ${year}, 1.400 UVT (${limit}).`,
  pensionAbove: (month: string, sum: string, year: number, limit: string) =>
    `Sí, por ingresos: ${month} por 13 mesadas son ${sum}, y el tope de ${year} es de 1.400 UVT (${limit}).`,
  fourteen: (sum: string) =>
    `Con 14 mesadas, que reciben algunas pensiones antiguas, son ${sum}, y sí llega.`,
  withCdt: (year: number, limit: string, sum: string | null) =>
    `El CDT: cuenta en el patrimonio, y sus intereses son ingreso que se suma a las mesadas. Si lo abriste en ${year}, suma también con lo que entró al banco ese año, mesadas incluidas, y por encima de ${limit} declaras${sum ? `: entre los dos serían ${sum}` : ''}; si ya lo tenías y solo se renovó, la renovación no cuenta (E.T., art. 594-3; DIAN, concepto 18799 de 2006).`,
  pensionRest: (year: number, limit: string, wealth: string) =>
    `La edad no cambia los topes. Mira también lo demás de ${year}: patrimonio bruto de más de 4.500 UVT (${wealth}) a 31 de diciembre, como la casa y los ahorros, o compras, tarjeta o consignaciones de más de ${limit} (E.T., arts. 592 y 594-3).`,
  exempt: (limit: string, year: number) =>
    `Declarar no es pagar: cada mesada es exenta hasta 1.000 UVT al mes (${limit} en ${year}), así que esa pensión sola no paga renta (E.T., art. 206, numeral 5).`,
  untaxed: (month: string, limit: string, year: number) =>
    `No: una pensión de ${month} no paga renta ni lleva retención por sí sola, porque cada mesada es exenta hasta 1.000 UVT al mes (${limit} en ${year}) (E.T., art. 206, numeral 5). Puede que haya que declarar, si pasa algún tope; eso no es pagar.`,
  taxed: (month: string, over: string, limit: string, year: number) =>
    `Se paga por una parte: de ${month}, lo que pasa de 1.000 UVT al mes (${limit} en ${year}) está gravado, ${over} (E.T., art. 206, numeral 5). Un tributarista hace la cuenta.`,
  health: (month: string, percent: string, part: string, left: string) =>
    `De una pensión de ${month} se descuenta salud, el ${percent}: ${part}, y quedan ${left}. A pensión ya no se cotiza.`,
  healthRule: pensionHealth,
  rentOfOne: (each: string, count: number, all: string) => `${each} por ${count} son ${all}. `,
  property: (limit: string, wealth: string) =>
    `El inmueble cuenta aparte, como patrimonio: si todo lo tuyo a 31 de diciembre, sin restar deudas, pasó de 4.500 UVT (${wealth}), declaras aunque el arriendo no llegue; también si las compras, la tarjeta o las consignaciones pasaron de ${limit} (E.T., arts. 592 y 594-3).`,
  propertyAbove: (value: string, wealth: string) =>
    `Sí, por patrimonio: un inmueble de ${value} pasa de 4.500 UVT (${wealth}), sin restar deudas, y basta un tope (E.T., art. 592). `,
  allIncomes:
    ' Eso, si no recibes nada más: el tope es sobre la suma de todo lo del año, con sueldo, pensión y lo demás.',
  rentRest:
    'Si declaras por cualquier tope, el arriendo va en la declaración, menos los gastos del inmueble con soporte, como el predial y la administración (arts. 107 y 115).',
} as const
