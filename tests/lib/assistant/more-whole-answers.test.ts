import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('an earned amount is compared with the limit of income, whatever else the person owns', async () => {
  const ofYear = ['gané 62 millones en 2025 y tengo una moto, debo declarar?']
  expect(await wrongReplies(ofYear, /62\.000\.000.*69\.718\.600/, /Por ese bien|73\.323\.600/)).toEqual([])
  // «Declarar este año» names the year of filing, not of the income, so the reply has the limits of both years.
  const filed = ['me toca declarar renta este año? gane como 62 millones y tengo un carro y un apto']
  const both = /62\.000\.000.*69\.718\.600.*Si es de 2026.*73\.323\.600/
  expect(await wrongReplies(filed, both, /Por ese bien/)).toEqual([])
  const value = ['tengo un apto de 240 millones, debo declarar renta?']
  expect(await wrongReplies(value, /patrimonio/)).toEqual([])
})

test('a contractor who was not paid yet still pays the planilla while the contract goes on', async () => {
  const unpaid = [
    'Soy contratista del distrito, este mes no me pagaron, igual toca pagar la planilla?',
    'no me han consignado el contrato de prestación de servicios, pago la seguridad social?',
  ]
  expect(await wrongReplies(unpaid, /^Sí, si el contrato sigue.*40%/, /Marca la novedad de retiro/)).toEqual(
    [],
  )
  const ended = ['se acabó mi contrato y este mes no tuve ingresos, pago pila?']
  expect(await wrongReplies(ended, /./, /^Sí, si el contrato sigue/)).toEqual([])
})

test('nobody without trouble is told of a death or of a day that is today', async () => {
  const calm = [
    'cuanto le tengo q pagar a la señora que viene a la casa 2 dias a la semana',
    'donde veo los impuestos que ya me presentaron, necesito el pdf del ultimo iva',
  ]
  expect(await wrongReplies(calm, /./, /Lamento tu pérdida|Hoy vence/)).toEqual([])
})

test('files, penalties, wages and purchases of owners get whole answers', async () => {
  const asked: [string, RegExp][] = [
    ['no me deja subir un archivo dice que es muy pesado', /10 MB.*XML o el ZIP.*JPG/],
    [
      'la calculadora de sancion me dio 524 mil pero yo no debía nada de impuesto, por que tan caro?',
      /es la sanción mínima, 10 UVT: ninguna baja de ella.*639/,
    ],
    ['cuanto es el minimo con subsidio de trasporte', /^\$.2\.000\.000 al mes/],
    ['tengo taxi propio, tengo q declarar', /patrimonio.*cupo.*476/],
    ['me sirve la factura de un proveedor que no tiene rut? como lo meto como gasto', /saque el RUT.*771-2/],
    ['compré un carro a mi nombre pero es de mi hermano, eso me pone a declarar?', /art\. 263.*1\.400 UVT/],
  ]
  for (const [typed, has] of asked) expect(await wrongReplies([typed], has)).toEqual([])
})

test('people at work without papers, and families in a shop, get whole answers', async () => {
  const asked: [string, RegExp][] = [
    [
      'llevo trabajando 2 años sin contrato y sin seguro, que derechos tengo',
      /de palabra.*arts\. 23, 24 y 37/,
    ],
    ['si le pago a mi hijo para que me ayude en el local tengo que afiliarlo', /^Sí, si trabaja con horario/],
    [
      'Hi, I have a Colombian SAS with a foreign partner, do we need to report anything when he sends money from abroad?',
      /foreign investment.*loan/i,
    ],
  ]
  for (const [typed, has] of asked) expect(await wrongReplies([typed], has)).toEqual([])
  const beneficiary = ['cómo afilio a mi hijo como beneficiario en la eps?']
  expect(await wrongReplies(beneficiary, /EPS/, /^Sí, si trabaja con horario/)).toEqual([])
})

test('frequent questions with misleading words get whole answers', async () => {
  const asked: [string, RegExp][] = [
    ['a partir de cuanto toca declarar renta', /^Por 2025 se declara renta si.*Basta uno/],
    [
      'tengo deudas por 80 millones y un carro, igual tengo que declarar renta?',
      /^Las deudas no cuentan.*4\.500 UVT/,
    ],
    [
      'en la herramienta de revisar facturas, mi información queda guardada o la ve alguien mas?',
      /^Ni se guarda ni la ve nadie/,
    ],
    [
      'la UGPP me mando un requerimiento porque dizque cotice por menos, son del 2022. me ayudan con eso y cuanto cobran?',
      /^Con calma.*Sí ayudamos.*por escrito antes/,
    ],
    [
      'tengo que pagar ica en bogota si trabajo desde mi casa como psicologa',
      /^Sí, en general: el ICA va por la actividad.*391 UVT/,
    ],
    ['mi socio saca plata de la empresa sin decirme, ustedes hacen auditorias?', /Sí hacemos auditorías/],
    [
      'una cosa, el vigilante del edificio se contrata directo o por empresa? somos 12 aptos y nos sale muy caro',
      /empresa con licencia.*462-1/,
    ],
    ['me pueden despedir estando incapacitado? llevo 2 meses por la espalda', /Ley 361 de 1997.*180 días/],
    ['mi jefe no me paga las horas extras y me dice que soy de confianza, eso es legal?', /arts\. 32 y 162/],
    ['soy rappitendero y me hago como 2 palos al mes, tengo q pagar salud yo mismo?', /60%.*Ley 2466/],
  ]
  for (const [typed, has] of asked) expect(await wrongReplies([typed], has)).toEqual([])
})

test('late returns, withholdings, reports of others and rights at work get whole answers', async () => {
  const asked: [string, RegExp][] = [
    ['no presente la renta del año pasado cuanto me sale la multa', /^Si te tocaba declarar: 5%.*639 a 642/],
    [
      'la herramienta de la sancion me sale un valor, 524 mil algo, eso ya es con el descuento o sin descuento?',
      /sanción mínima.*ya no la baja/,
    ],
    [
      'Me hicieron retencion en la fuente todo el año, como hago para que me devuelvan esa plata',
      /art\. 6.*850/,
    ],
    ['que es la exogena y por que dice que tengo ingresos que yo no recibi', /^Porque alguien te reportó/],
    ['tengo hijos y pago medicina prepagada, eso me rebaja la renta?', /^Sí, los dos.*72 UVT.*16 UVT/],
    ['me echaron estando embarazada eso es legal??', /^No, sin permiso.*239 a 241/],
    [
      'trabajo 3 dias a la semana medio tiempo, tengo derecho a vacaciones y prima',
      /^Sí: quien trabaja por días/,
    ],
    [
      'mi patron no me tiene afiliada a nada y llevo año y medio trabajando, me da miedo reclamar y que me saque',
      /contrato de palabra.*UGPP/,
    ],
  ]
  for (const [typed, has] of asked) expect(await wrongReplies([typed], has)).toEqual([])
  const reports = ['no presenté la exógena, cuánto es la multa']
  expect(await wrongReplies(reports, /1% de lo que no se envió/)).toEqual([])
})
