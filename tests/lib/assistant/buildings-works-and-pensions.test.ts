import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('a pension with a rent, a wage or fees is thirteen payments and twelve months', async () => {
  const every: [string, RegExp][] = [
    [
      'soy pensionado recibo 4.200.000 y tengo un apto arrendado en 1.500.000 yo declaro renta? no entiendo nada',
      /^Sí declaras renta por 2025.*54\.600\.000.*18\.000\.000.*72\.600\.000.*queda cerca.*Declarar no es pagar/,
    ],
    [
      'mi mamá tiene pensión de 3.500.000 y arrienda una casa en 1.800.000, le toca declarar?',
      /^Solo por ingresos, no.*67\.100\.000.*14 mesadas/,
    ],
    [
      'soy pensionado recibo 4.200.000 y tengo dos aptos arrendados en 900 mil cada uno, declaro?',
      /^Sí.*21\.600\.000.*76\.200\.000/,
    ],
    [
      'soy jubilada con mesada de 4.800.000 y un sueldo de 900 mil como docente tengo que declarar',
      /^Sí.*62\.400\.000.*73\.200\.000/,
    ],
    [
      'recibo pension de 5 millones y ademas trabajo por honorarios 1 millon al mes, declaro renta?',
      /^Sí.*65\.000\.000.*77\.000\.000/,
    ],
    [
      'pensionado con 5 millones mensuales y consignaciones por 60 millones debo declarar renta',
      /por 13 mesadas.*65\.000\.000/,
    ],
    [
      'i receive a pension of 5,500,000 per month, do i have to file a tax return in colombia?',
      /^Yes, by income.*71\.500\.000/,
    ],
  ]
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
  const tenant = ['soy pensionado con 6 millones y vivo en arriendo por 2 millones, debo declarar']
  expect(await wrongReplies(tenant, /./, /24\.000\.000|102\.000\.000/)).toEqual([])
})

test('a building that lets a common area charges IVA, also one of homes only', async () => {
  const asked = [
    'el conjunto arrienda la terraza para una antena de claro por eso debe pagar renta e iva o esta exento',
    'en nuestro edificio residencial alquilamos el salón social a los residentes, hay que cobrar iva?',
    'somos un conjunto de vivienda y tigo nos paga canon por la cubierta, que impuestos pagamos',
    'un conjunto residencial cobra iva por el parqueadero',
  ]
  expect(await wrongReplies(asked, /^IVA, sí.*solo de vivienda.*concepto 722.*19-5/)).toEqual([])
  const fee = ['¿La cuota de administración de un edificio tiene que ir con IVA?']
  expect(await wrongReplies(fee, /^No: la cuota/)).toEqual([])
  const own = ['arriendo mi apartamento en un edificio cobro iva?']
  expect(await wrongReplies(own, /./, /^IVA, sí, si la zona común/)).toEqual([])
})

test('a contract to build has 2% withheld and, with the State, the contribution of 5%', async () => {
  const every: [string, RegExp][] = [
    [
      'contratista de obra, me hicieron un contrato de 85 millones con una alcaldia, cuanto me van a descontar de retenciones y estampillas',
      /1\.700\.000.*4\.250\.000.*estampillas/,
    ],
    [
      'firmé un contrato de obra pública por 200 millones con la gobernación qué descuentos me hacen',
      /4\.000\.000.*10\.000\.000/,
    ],
    ['tengo una empresa constructora, me retuvieron el 4 por ciento en una obra esta bien?', /^El 2%/],
    ['que retenciones le hacen a un contrato de construccion con el municipio', /el 2%.*el 5%/],
    [
      'le pago 30 millones a un maestro por la construccion de una bodega, cuanto le retengo',
      /^El 2%.*600\.000/,
    ],
  ]
  for (const [typed, has] of every)
    expect(await wrongReplies([typed], has, /Servicios generales/)).toEqual([])
  const other = [
    'soy contratista del estado que me descuentan',
    'trabajo en una obra y me descuentan 200 mil de que es',
    'me pagan por obra o labor 2 millones cuanto me descuentan',
  ]
  expect(await wrongReplies(other, /./, /obra pública|por ser construcción/)).toEqual([])
})

test('the IVA of a contract to build is computed on the profit of the AIU', async () => {
  const every: [string, RegExp][] = [
    [
      'en contrato de construccion el iva se calcula sobre todo o solo sobre la utilidad? si el valor es 120.000.000 con AIU 10 5 5 cuanto iva cobro',
      /^Solo sobre la utilidad.*1\.140\.000.*950\.000/,
    ],
    ['construyo una casa por 80 millones con AIU del 10%, 5% y 5% cuanto iva facturo', /760\.000.*633\.333/],
    ['obra por 300 millones AIU 15-5-10, cual es el iva', /5\.700\.000/],
  ]
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
  const cleaning = ['contrato de aseo de 10 millones con aiu 10 5 5 cuanto iva']
  expect(await wrongReplies(cleaning, /^Solo el AIU/)).toEqual([])
})

test('who has goods held by the customs learns what to do today and who takes the case', async () => {
  const asked = [
    'la dian me retuvo la mercancia en fontibon por un error en la declaracion de importacion ustedes tienen abogado? es urgente',
    'me aprehendieron un contenedor en buenaventura la aduana que hago',
    'me negaron el levante de la importacion que hago',
  ]
  expect(await wrongReplies(asked, /^Con calma, pero hoy.*920 de 2023.*lo confirma una persona/)).toEqual([])
  const money = ['la dian me retuvo la plata de la cuenta']
  expect(await wrongReplies(money, /./, /agencia de aduanas/)).toEqual([])
})

test('who works by days, or is paid late, learns about the prima', async () => {
  const every: [string, RegExp][] = [
    [
      'si me pagan 90 mil el dia y voy 3 dias cuanto me toca de prima en diciembre llevo desde agosto',
      /1\.170\.000.*Prima de diciembre: cerca de \$.53[23]\.000.*150 días/,
    ],
    [
      'gano 80 mil diarios y trabajo 4 dias a la semana, cuanto me deben de prima? entre en septiembre',
      /120 días/,
    ],
    [
      'la señora que me ayuda viene 2 dias a la semana y le pago 80 mil el dia cuanto le doy de prima entro en octubre',
      /90 días/,
    ],
    [
      'cual es el plazo pa pagar la prima de diciembre y q pasa si la empresa la paga el 28',
      /primeros 20 días de diciembre.*no pone una multa automática.*486/,
    ],
    ['ya es 28 de diciembre y no han pagado la prima, ¿qué hago?', /no pone una multa automática/],
  ]
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
  const other = [
    'cuando pagan la prima',
    'que multa hay si pago la prima en enero',
    'no pague la prima a tiempo',
  ]
  expect(await wrongReplies(other, /30/, /multa automática/)).toEqual([])
})

test('an unpaid settlement, severance pay without withholding and a fee with ReteICA are answered', async () => {
  const every: [string, RegExp][] = [
    [
      'me despidieron el viernes y no me han pagado la liquidacion, cuantos dias tiene la empresa? yo ganaba 3 millones',
      /no hay días de plazo.*100\.000/,
    ],
    ['cuanto tiempo tiene el jefe para darme la liquidacion', /^Ninguno.*art\. 65/],
    [
      'puedo retirar las cesantias para pagar el semestre de mi hija y me descuentan algo de retencion',
      /^Sin retención.*1\.2\.4\.1\.11.*matrícula.*350 UVT/,
    ],
    [
      'Eché a un empleado sin justa causa, llevaba 3 años y ganaba 2.000.000. ¿Cuánto es la indemnización y qué pasa si me demoro con la liquidación?',
      /^La indemnización, estimada/,
    ],
    ['las cesantias pagan retencion en la fuente?', /^Sin retención/],
    [
      'si un abogado no responsable de iva me cobra 3.800.000 de honorarios cuanto le retengo, y le tengo q practicar reteica tambien?',
      /380\.000.*cero.*95 UVT.*ReteICA.*4 UVT/,
    ],
    ['a un contador que cobra 2.500.000 cuanto le retengo de renta y de ica', /250\.000.*ReteICA/],
  ]
  for (const [typed, has] of every)
    expect(await wrongReplies([typed], has, /lo que no quede dicho|Los servicios llevan IVA/)).toEqual([])
})

test('taxes of small businesses: bread, signs, taxis, imports and a date with a check digit', async () => {
  const every: [string, RegExp][] = [
    [
      'tengo una panaderia en suba y vendo como 18 millones al mes, tengo q cobrar iva por el pan?',
      /^Por el pan, no.*183\.309\.000/,
    ],
    ['vendo pan y tortas 20 millones al mes soy responsable de iva?', /^Por el pan, no/],
    ['el pan y los huevos pagan iva?', /Huevos/],
    [
      'que tarifa de ica paga un restaurante en bogota por mil y si tambien llevo avisos',
      /13,8.*15% del ICA/,
    ],
    [
      'me conviene pasarme al regimen simple con los taxis? hasta cuando me puedo inscribir para el 2027',
      /^Depende de lo que te quede.*3,1%.*4,5%.*Incluye el ICA.*26 de febrero/,
    ],
    ['tengo una empresa de transporte me sirve el simple?', /3,1%/],
    [
      'Importo repuestos de china, el iva que pago en la aduana me lo puedo descontar en la declaracion?',
      /^Sí se descuenta/,
    ],
    ['la aduana me cobro 4 millones de iva, lo descuento?', /^Ese valor ya es el IVA/],
    [
      'Y el iva del bimestre septiembre octubre ya se vencio? mi nit es 901.234.568-2, no se si cuenta el dígito de verificación',
      /venció el 23 de noviembre.*no cuenta/,
    ],
    ['cual es el digito de verificacion de 901.234.568', /es 4/],
    [
      'mi cedula termina en 37 ya se me paso la fecha de la renta? cuanto me sale la multa si no me da impuesto',
      /8 de septiembre.*la multa es/,
    ],
  ]
  for (const [typed, has] of every)
    expect(await wrongReplies([typed], has, /lo que no quede dicho/)).toEqual([])
})
