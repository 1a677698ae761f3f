import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('somebody who has not filed for years is told to file year by year, not to close a company', async () => {
  const years = [
    'no declaro desde 2019 q hago',
    'desde el 2020 no declaro renta, qué hago',
    'no he declarado desde 2018 y no sé por dónde empezar',
    'no volví a declarar desde el año 2021, ayuda',
    'no presento la renta desde 2020',
    'estoy sin declarar desde 2017 como arreglo eso',
  ]
  expect(await wrongReplies(years, /año por año/, /disolución|matrícula/)).toEqual([])
  const company = ['mi empresa no declara desde 2019 y ya no la uso, la quiero cerrar']
  expect(await wrongReplies(company, /disol|cerrar/i)).toEqual([])
})

test('an employer whose worker stays away is told that this is no resignation yet', async () => {
  const absent = [
    'Tengo un restaurante con 6 empleados y uno se fue hace 8 dias sin avisar y no contesta. Igual tengo q liquidarlo? y si no aparece donde le consigno esa plata?',
    'un empleado no volvió hace una semana y no responde, lo liquido?',
    'la cajera no ha vuelto desde el lunes y no contesta el celular, qué hago',
    'mi mesero dejó de venir hace 10 días, ¿lo retiro de la seguridad social?',
    'el trabajador desapareció hace 15 días sin avisar, le pago la liquidación?',
    'una vendedora no vino más y no me responde los mensajes, ¿cómo la liquido si no aparece?',
  ]
  expect(await wrongReplies(absent, /faltar no es renunciar[^]*se consigna/)).toEqual([])
  const resigned = ['mi empleado renunció sin avisar, le puedo descontar el preaviso?']
  expect(await wrongReplies(resigned, /descontar|descuento/, /faltar no es renunciar/)).toEqual([])
})

test('a condominium is told what the firm does each month and whether it attends the assembly', async () => {
  const condominium = [
    'Administro un conjunto de 120 aptos en Suba y la contadora renunció. Qué haría exactamente su firma cada mes, y va alguien a la asamblea de marzo?',
    'ustedes llevan la contabilidad de un conjunto y van a la asamblea?',
    'soy administradora de un edificio, ¿su contador asiste a la asamblea de propietarios?',
    '¿alguien de la firma va a explicar los estados a la asamblea del conjunto?',
    'para una propiedad horizontal qué hacen ustedes cada mes',
    'nuestra copropiedad necesita contador, ¿ustedes acompañan la asamblea anual?',
  ]
  expect(
    await wrongReplies(
      condominium,
      /Conciliación de bancos[^]*se acuerda en la propuesta/,
      /claves son del titular|S\.A\.S\./,
    ),
  ).toEqual([])
  const left = [
    'la contadora renunció y no dejó las claves de la dian',
    'mi contador se fue y tiene mi firma electrónica',
  ]
  expect(await wrongReplies(left, /claves son del titular|Recupera/)).toEqual([])
})

test('nobody is told to lend their login to the portal; a new person is invited instead', async () => {
  const lending = [
    'mi socia tambien quiere ver los documentos de la empresa, le presto mi usuario o ella saca uno',
    'puedo prestarle mi usuario a mi secretaria?',
    'mi esposo y yo podemos compartir la cuenta del portal?',
    'le comparto mi contraseña del portal a mi auxiliar o toca crear otra',
    '¿está bien que mi hermana use el mismo usuario mío?',
    'mi socio quiere entrar, ¿le paso mi clave del portal?',
  ]
  expect(await wrongReplies(lending, /No lo prestes[^]*«Personas»/)).toEqual([])
  const authority = ['le presto mi clave de la dian a mi contador?']
  expect(await wrongReplies(authority, /personales/, /«Solo lectura»/)).toEqual([])
})

test('a condominium is told whether it needs a revisor fiscal before any offer', async () => {
  const saving = [
    'Somos una copropiedad mixta con 8 locales y 64 apartamentos. En la asamblea quieren quitar el revisor fiscal pa ahorrar, se puede o es obligatorio?',
    'podemos quitar el revisor fiscal del conjunto o es obligatorio',
    'el consejo del edificio quiere eliminar el revisor fiscal, ¿la ley lo permite?',
    '¿un conjunto residencial puede quedarse sin revisor fiscal?',
    'en el centro comercial queremos prescindir del revisor, toca tenerlo?',
    'somos 40 apartamentos, ¿se puede dejar de tener revisor fiscal para ahorrar?',
  ]
  expect(await wrongReplies(saving, /^Depende del uso[^]*art\. 56/, /\$/)).toEqual([])
  const offer = ['la asamblea del conjunto quiere cambiar el revisor fiscal, nos pasan una propuesta?']
  expect(await wrongReplies(offer, /te pasamos una propuesta/)).toEqual([])
})

test('the family of a company’s only owner who died is told who may act for it', async () => {
  const owner = [
    'Mi papá murió en septiembre y era el único accionista de una SAS con dos bodegas arrendadas. Quién puede firmar ahora, y cómo se pasa eso a nombre de los hijos?',
    'falleció mi mamá, única accionista de la empresa, ¿quién firma?',
    'murió mi esposo y las acciones de la sas estaban a su nombre, quién firma ahora',
    'mi padre era el unico socio de la sas y murio, quien la representa',
    'mi hermano falleció, era el único dueño de la sas, ¿quién puede firmar los contratos?',
  ]
  expect(await wrongReplies(owner, /art\. 378/, /a quien llegó/)).toEqual([])
  const atTheDoor = ['murió mi esposo y vinieron a cobrar las deudas y quieren que firme']
  expect(await wrongReplies(atTheDoor, /a quien llegó/)).toEqual([])
})

test('the code of a rejected invoice is explained', async () => {
  const code = [
    'la dian me rechaza la factura con la regla FAD06 y el cliente la necesita hoy, q sera',
    'error fad06 que significa',
    'Regla: FAD06, rechazo: valor del CUFE no está calculado correctamente',
    'me sale FAD 06 al transmitir',
    'factura rechazada fad06',
  ]
  expect(await wrongReplies(code, /CUFE no es el de los datos/)).toEqual([])
})

test('somebody who asks whether the firm files the exógena gets a yes', async () => {
  const does = [
    'ustedes tambien hacen la exogena?',
    'uds hacen medios magnéticos',
    '¿me ayudan con la exógena?',
    'la firma presenta la información exógena de mi empresa?',
    'ustedes preparan la exogena o toca con otro',
  ]
  expect(await wrongReplies(does, /^Sí: la hacemos/)).toEqual([])
  const other = ['qué es la exógena', 'ustedes cuánto cobran por hacer la exógena']
  expect(await wrongReplies(other, /exógena/i, /^Sí: la hacemos/)).toEqual([])
})

test('the days of the last ICA period are given', async () => {
  const last = [
    'fecha del ica bogota ultimo bimestre',
    'ica bogotá bimestre fecha',
    'cuando vence el ica de bogota del ultimo bimestre',
    'plazo ica bimestral bogota ultimo bimestre',
    'vencimiento ica bogota este bimestre',
  ]
  expect(await wrongReplies(last, /de 202[67]/)).toEqual([])
})

test('whether tax returns are still due after the matrícula mercantil is cancelled has its own answer, not the one about how to cancel it', async () => {
  const closed = [
    'Si cancelo la matrícula mercantil, ¿tengo que seguir presentando declaraciones en cero hasta que cancele el RUT?',
    'ya cancelé la matrícula, sigo presentando iva en ceros?',
    'cerré el negocio en cámara de comercio, toca seguir declarando?',
    'cancelada la matrícula mercantil hay que presentar declaraciones todavía?',
    'si cierro en la cámara debo seguir presentando la retención',
  ]
  expect(await wrongReplies(closed, /arts\. 601 y 606/, /Paga las renovaciones/)).toEqual([])
  const how = ['como cancelo la matricula mercantil']
  expect(await wrongReplies(how, /cancelación de matrícula/)).toEqual([])
})

test('somebody who starts to sell online is told which papers come first', async () => {
  const sells = [
    'Quiero vender ropa por Instagram con mi hermana, ¿qué papeles tenemos que sacar primero?',
    'voy a empezar un negocio por internet que documentos necesito',
    'vendo postres por facebook, toca registrarme? qué papeles saco primero',
    'vamos a vender velas por redes con una amiga, qué trámites hay que hacer',
    'para vender por tiktok qué papeles necesito',
  ]
  expect(await wrongReplies(sells, /1\. El RUT, gratis/)).toEqual([])
})

test('the papers for a new legal representative are listed', async () => {
  const papers = [
    'cambiar representante legal q se necesita',
    'qué se necesita para cambiar de representante legal',
    'voy a nombrar otro representante legal, que hay que llevar',
    'cambio de gerente, qué se necesita',
    'para registrar un nuevo representante legal que toca hacer',
  ]
  expect(await wrongReplies(papers, /^(?:Sobre «[^»]*»: )?Cuatro papeles/)).toEqual([])
})

test('signing financial statements is said to belong to the monthly service', async () => {
  const signs = [
    'Si contrato la contabilidad con ustedes, ¿también firman los estados financieros para licitar o eso es aparte?',
    'la contabilidad mensual incluye firmar los estados financieros?',
    'firmar el balance para el banco va aparte de la contabilidad?',
    'el plan de contabilidad trae los estados financieros firmados o es un cobro adicional',
    'contratando la contabilidad, la certificación de los estados financieros está incluida?',
  ]
  expect(await wrongReplies(signs, /^Sí, va adentro/)).toEqual([])
})

test('the fee is said to be fixed, and the answer admits what is not known about payment', async () => {
  const fee = [
    'Buenas, tengo una ferretería en Fontibón que factura unos 30 millones al mes y mi contador me acaba de subir el cobro. Ustedes cobran tarifa fija o depende de cuántas facturas sean? Y hay que pagar por adelantado?',
    'cobran fijo al mes o según las facturas',
    'la mensualidad es fija o depende de los movimientos?',
    '¿el precio es fijo o varía por cada factura?',
    'manejan tarifa fija o por numero de facturas',
  ]
  expect(await wrongReplies(fee, /Es un valor fijo al mes[^]*anticipo/)).toEqual([])
})

test('somebody who works from here for a foreign client is told the limits and that money abroad counts', async () => {
  const abroad = [
    'Soy diseñador y trabajo desde Pereira para una empresa de Estados Unidos, me pagan por Payoneer como 2.500 dolares al mes. Nunca he declarado, me toca? y cuenta la plata q dejo alla sin traer?',
    'trabajo para una empresa de afuera, me pagan por paypal y dejo la plata allá, ¿declaro?',
    'me pagan en dólares por Wise y no traigo la plata, tengo que declarar renta?',
    'soy freelance y una agencia de españa me paga, si no traigo la plata declaro?',
    'trabajo remoto para una empresa de estados unidos y ahorro allá en mi cuenta, debo declarar',
  ]
  expect(await wrongReplies(abroad, /no traigas la plata[^]*1\.400 UVT o más/)).toEqual([])
})

test('somebody who asks for stationery is told that the firm does not sell it', async () => {
  const goods = [
    'veci venden resmas de papel carta?',
    'venden papel tamaño carta',
    'tienen resmas de papel oficio y esferos',
    '¿ustedes venden útiles de papelería?',
    'a como la resma de papel',
  ]
  expect(await wrongReplies(goods, /no es nuestro tema/)).toEqual([])
})

test('somebody who missed the days to answer the UGPP is told to answer all the same', async () => {
  const late = [
    'me llego un requerimiento de la UGPP por el 2023 y ya pasaron tres meses, todavia se puede contestar?',
    'se me pasó el plazo de la ugpp, qué hago',
    'el plazo para responder a la ugpp ya venció, ¿todavía puedo contestar?',
    'hace dos meses llegó carta de la UGPP y no respondí',
    'la ugpp me escribió hace como 4 meses, aún sirve responder?',
  ]
  expect(await wrongReplies(late, /respóndelo igual[^]*recurso/, /dentro del plazo: callar/)).toEqual([])
  const fresh = ['me llegó un requerimiento de la ugpp, cómo lo respondo']
  expect(await wrongReplies(fresh, /dentro del plazo/, /respóndelo igual/)).toEqual([])
})

test('a question about next year’s return is answered with the limits of this year', async () => {
  const next = [
    'Este año vendí un apto por 260 millones y recibí esos ingresos, ¿me toca declarar el año entrante?',
    'gano 9 millones al mes, tengo que declarar el próximo año?',
    'este año mis ingresos fueron 80 millones, ¿debo declarar renta el año que viene?',
    'recibí 90 millones de honorarios este año, el año entrante me toca declarar?',
    'con un sueldo de 7 millones al mes ¿declaro renta el otro año? me toca?',
  ]
  expect(await wrongReplies(next, /2026[^]*73\.323\.600/, /69\.718\.600/)).toEqual([])
  const now = ['gano 9 millones al mes, tengo que declarar renta?']
  expect(await wrongReplies(now, /2025/)).toEqual([])
})
