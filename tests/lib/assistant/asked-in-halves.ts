import type { Asked } from './asked'

/** These messages have amounts that are no salary or not in pesos, or they contain two questions. */
export const askedInHalves: Readonly<Record<string, Asked>> = {
  'what was paid is not the salary': [
    [
      'mi jefe me liquido 840 mil por 7 meses de trabajo ganando el minimo, eso esta bien?',
      /\$.1\.166\.667[^]*lo recibido, \$.840\.000, es menos/,
    ],
    [
      'me dieron 300 mil de prima y gano el mínimo, está bien?',
      /\$.1\.000\.000[^]*lo recibido, \$.300\.000, es menos/,
    ],
    ['mi patrona me dio 450.000 de liquidacion por 4 meses, está correcto?', /Escríbeme cuánto ganas al mes/],
    ['la empresa me dio un bono de 2 millones, gano 3 millones, cuanto es la prima', /\$.3\.249\.095/],
    ['pague 3 millones de arriendo, declaro renta?', /^(?![^]*\$.36\.000\.000)/],
    ['me pagan 1.800.000 mensuales, cuanto me toca de prima', /\$.2\.049\.095/],
  ],
  'money of another country is not read as pesos': [
    ['me pagan unos 2500 usd al mes por videos, cobro iva o no?', /^(?![^]*\$.30\.000)[^]*TRM/],
    ['me pagan en dólares, unos 2500 al mes, debo declarar renta?', /1\.400 UVT[^]*TRM/],
    ['I make 2,500 dollars a month freelancing, do I file a tax return?', /official rate \(TRM\)/],
    ['cuanto es el 11% de 2500 usd', /^(?![^]*\$.275)[^]*TRM/],
    ['me pagan 2500 usd que son como 10 millones de pesos al mes, cobro iva?', /\$.120\.000\.000/],
  ],
  'both halves of a question': [
    [
      'NIT 800197268 y cedula 1020456789, cuando me vence la renta',
      /en 68:[^]*empresas[^]*en 89:[^]*personas/,
    ],
    ['iva bimestral para nit que termina en 3 y 7', /terminado en 3:[^]*terminado en 7:/],
    ['fecha simple anticipo bimestre 2 y como se calcula', /bimestre 2 de[^]*ingresos del bimestre/],
    [
      'cuando vence el iva del bimestre 6 y cuanto es la multa si no lo presento',
      /bimestre 6[^]*5% del impuesto/,
    ],
    [
      'cuando es la retencion de noviembre con nit terminado en 4 y que pasa si la presento tarde',
      /art\. 641/,
    ],
    [
      "What's the deadline for exógena and what happens if I file it late? My company's NIT ends in 8",
      /April and June[^]*0\.5% of what was sent late/,
    ],
    [
      'gano 4.200.000 por prestacion de servicios, cuanto pago de salud y pension y sobre cuanto me descuentan retencion',
      /\$.499\.008[^]*\$.4\.200\.000 no pasa de ahí/,
    ],
    [
      'Quiero cambiar de contador porque no me entrega los libros. ¿Está obligado a entregarme la información? ¿Ustedes hacen el empalme?',
      /empalme con quien lleva hoy/,
    ],
    ['cuál es la UVT 2026 y quién la fija?', /52\.374.*Resolución DIAN/s],
    [
      '¿cuánto cobran por renta de persona natural? ¿y qué documentos necesito?',
      /no tiene tarifa mensual[^]*RUT/,
    ],
    ['como liquido una sas paso a paso y cuanto se demora', /disolución/],
    ['cuando vence el iva y que pasa si pago tarde', /^(?![^]*Si no quedó)[^]*artículo 641/],
    [
      'Autorizo a mi sobrina para que vea mis documentos, ¿cómo le doy acceso sin darle mi clave? y otra cosa, ¿puedo descargar el balance en excel?',
      /^(?![^]*Si no quedó)[^]*«Personas»/,
    ],
    ['que es la exogena y cuando vence', /^(?![^]*Si no quedó)[^]*entre abril y junio/],
    ['hasta cuándo pago el SIMPLE bimestre 6 y qué pasa si no pago', /^(?![^]*Si no quedó)[^]*art\. 641/],
    ['donde quedan y cuanto vale la contabilidad', /^(?![^]*Si no quedó)[^]*Carrera[^]*800\.000/],
  ],
  'figures are compared, and the message says which rule applies': [
    [
      'Se me olvidó presentar el IVA del bimestre pasado, eran $1.850.000 a pagar. ¿Cuánto es la sanción?',
      /92\.500 por mes[^]*Hasta 5 meses[^]*se paga la mínima/,
    ],
    [
      'no presenté la retención de agosto, eran 300 mil, cuánto es la multa',
      /no pasa de la mínima y se paga la mínima/,
    ],
    [
      'declare renta tarde, el impuesto era de 15 millones, cuanto es la sancion',
      /aplica el 5%, no la mínima/,
    ],
    [
      'Activos de 5.900 millones e ingresos de 2.100 millones, SAS. ¿Necesito revisor fiscal?',
      /^Por tus cifras, no/,
    ],
    ['vendió 5.000 millones y tiene activos de 2.000 millones, necesita revisor fiscal?', /^Sí: activos/],
    [
      'tengo una tienda y vendo como 6 millones al mes, tengo que declarar renta?',
      /72\.000\.000[^]*Sí, por ingresos/,
    ],
    ['I bought an apartment for 450,000,000 COP, do I have to file a tax return?', /Yes, by assets/],
    ['I earn 5 million pesos a month, do I need to file?', /60\.000\.000 a year is less/],
  ],
  'English without an answer names who answers, in English': [
    ["what's a nota credito", /^(?![^]*Sobre)[^]*A person of the team answers it/],
    ['Is my landlord allowed to ask for a fiador?', /A person of the team answers it/],
    ['what papers do I need to sell my shares in an SAS', /A person of the team answers it|Legal/],
    ['Where can I see the invoices you charge me?', /«Honorarios»/],
    ['Can you tell me the rules on crypto mining rigs import?', /in English, and say what happened/],
    [
      'Can I hire someone in Colombia from abroad, and how much on top of salary would I pay?',
      /pension 12%[^]*a lawyer of the team/,
    ],
  ],
  'the portal, contracts and what the firm does': [
    [
      'entro con mi clave pero no hay nada adentro, ni facturas ni documentos',
      /cuál está elegida en la cabecera/,
    ],
    [
      'mi correo de la cuenta era de hotmail y lo perdi, como entro al portal',
      /una persona comprueba que eres tú/,
    ],
    [
      'firmaron prestacion de servicios conmigo pero cumplo horario de 8 a 5, puedo reclamar primas?',
      /juez laboral/,
    ],
    [
      'tengo un contratista que viene todos los dias, me puede demandar por contrato realidad?',
      /juez laboral/,
    ],
    ['puedo sacar a alguien en periodo de prueba sin pagarle nada', /sin pagar nada, no\./],
    ['me echaron al mes, no pase la prueba, que me tienen que pagar', /período de prueba también se liquida/],
    ['ya pague la factura FE-2010 por pse y me sigue saliendo pendiente', /«Honorarios»/],
    [
      'Qué incluye la contabilidad cada mes? hacen tambien la renta del dueño?',
      /bancos y nómina[^]*renta del dueño/,
    ],
    ['como es el empalme con mi contador anterior', /acta/],
    ['a una empleada del servicio cuantos dias de vacaciones le tocan', /15 días hábiles/],
  ],
}
