/** Sentences about contracts for a fixed term. */
export const fixedTerm = {
  notice: (ends: string, last: string, passed: boolean) =>
    `Si vence el ${ends}, el aviso de que no se renueva se entrega por escrito a más tardar el ${last}, 30 días antes: ${passed ? 'ese día ya pasó, así que sin aviso se renueva por un período igual' : 'todavía alcanzas'} (Código Sustantivo del Trabajo, art. 46).`,
  rest: 'Guarda la copia firmada, y hazlo unos días antes. Si la persona está embarazada, incapacitada o enferma no basta la fecha: consúltalo antes. Un contrato de 30 días o menos no lo necesita.',
  end: 'Si el aviso llega tarde o no hay, el contrato se renueva por un período igual. A término, con el aviso a tiempo, no hay indemnización: se paga la liquidación.',
  settled:
    'La liquidación: salario hasta el último día; prima del semestre, lo que no se haya pagado (art. 306); cesantías del año (art. 249) y sus intereses, 12% al año (Ley 52 de 1975, art. 1), que van en la liquidación y no al fondo; y vacaciones sin descansar, salario sin auxilio × días / 720 (art. 189). Con el aviso a tiempo no hay indemnización. Se paga al terminar, sin días de plazo (art. 65); reporta el retiro en la PILA y ofrece el examen de retiro. Escríbeme el salario y la fecha de entrada y te hago la cuenta.',
  contents:
    'Va por escrito y firmado: sin escrito se entiende indefinido (Código Sustantivo del Trabajo, art. 46). Lleva: 1. Quién contrata y quién trabaja, con su documento. 2. El cargo y lo que hace. 3. Salario y día de pago; si hay propinas, que son del personal y no son salario (art. 131). 4. Lugar, horario y descanso. 5. Fecha de inicio y de fin. 6. Período de prueba, hasta la quinta parte del plazo si es de menos de un año: en seis meses, 36 días (art. 78).',
  renewed:
    'Renovación: sin aviso escrito 30 días antes del fin se renueva solo, por un período igual; si es de menos de un año, así hasta tres veces, y desde la cuarta por al menos un año. También se prorroga por acuerdo. En total, cuatro años como máximo (art. 46, con la Ley 2466 de 2025). Afilia a ARL, EPS, pensión y caja antes del primer día. Un abogado del equipo lo redacta o lo revisa.',
  most: 'Hasta cuatro años, contando las prórrogas, y siempre por escrito; si se pasa, se entiende a término indefinido desde el comienzo (Código Sustantivo del Trabajo, art. 46, con la Ley 2466 de 2025). Para los que venían de antes, los cuatro años corren desde el 25 de junio de 2025.',
  renewals:
    'Si es de menos de un año, por acuerdo se prorroga las veces que quieran dentro de esos cuatro años, pero después de la cuarta prórroga cada una es de al menos un año. Sin aviso escrito 30 días antes se renueva solo por un período igual; así, hasta tres veces por menos de un año, y desde la cuarta por al menos un año. La regla general es ahora el indefinido: si el cargo es permanente, conviene. Mándanos las fechas y te decimos cuándo se cumple el límite.',
  ownEnd: (ends: string, last: string, passed: boolean) =>
    `Si vence el ${ends}, el aviso va a más tardar el ${last}: ${passed ? 'ese día ya pasó, así que, si no te llegó nada, quedó renovado' : 'todavía te pueden avisar; si pasa sin carta, queda renovado'}.`,
  ownNotice:
    'Se renueva solo, por un período igual, si no te avisan por escrito al menos 30 días antes de que termine (Código Sustantivo del Trabajo, art. 46).',
  ownDecember: 'Para un contrato que vence el 31 de diciembre, ese día es el 1 de diciembre.',
  ownRenewed:
    'Si es de menos de un año, se renueva así hasta tres veces, y desde la cuarta por al menos un año; en total, cuatro años como máximo (Ley 2466 de 2025). Uno de 30 días o menos termina sin aviso. Con el aviso a tiempo no hay indemnización, pero te pagan la liquidación.',
  ownSteps:
    'Ten a mano tu contrato y anota si te entregan carta y qué día: de palabra no basta. No firmes una renuncia que no quieres. Si te sacan sin ese aviso, te deben lo que falte del plazo (art. 64). El Ministerio del Trabajo orienta gratis: www.mintrabajo.gov.co.',
} as const
