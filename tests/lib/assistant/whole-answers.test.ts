import { afterEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

afterEach(() => vi.useRealTimers())

test('money of somebody else on one’s own account counts for the limit, and need not be one’s income', async () => {
  const lent = [
    'me consignaron mucha plata en la cuenta pero no era mia era de un negocio de mi hermano, me puede caer la dian?',
    'mi jefe usa mi cuenta de nequi para cobrar, tengo problemas con la dian?',
    'le presté mi cuenta a una amiga y pasaron 80 millones, me toca declarar renta?',
  ]
  expect(await wrongReplies(lent, /no es ingreso tuyo.*1\.400 UVT.*755-3/i, /matrícula/)).toEqual([])
  const others = ['mi papá me consigna la matrícula de la universidad, tengo que declarar renta?']
  expect(await wrongReplies(others, /./, /755-3/)).toEqual([])
})

test('help from the family abroad is no pay, and counts for the limit of deposits', async () => {
  const helped = [
    'recibo plata de mi hijo q vive en españa por nequi, eso la dian lo cobra?',
    'mi hermana me manda dólares desde Miami cada mes, tengo que pagar impuestos?',
    'mi mamá recibe un giro de mi tío que vive en Chile, debe declarar renta por esa plata?',
  ]
  expect(await wrongReplies(helped, /no es el pago de un trabajo.*1\.400 UVT/)).toEqual([])
  const paid = ['vivo en Bogotá y una empresa de España me paga en dólares, declaro renta?']
  expect(await wrongReplies(paid, /./, /ayuda de un familiar/)).toEqual([])
})

test('a doctor charges no VAT, whatever the income', async () => {
  const health = [
    'soy medico y facturo como 9 millones al mes cobro iva o no',
    'soy odontóloga, tengo que cobrar IVA a mis pacientes?',
    'una psicóloga que factura 300 millones al año es responsable de iva?',
  ]
  expect(await wrongReplies(health, /476, numeral 1.*ganes lo que ganes/i)).toEqual([])
  const others = ['soy veterinaria, cobro iva?', 'medicina estetica botox lleva iva?']
  expect(await wrongReplies(others, /./, /ganes lo que ganes/i)).toEqual([])
})

test('heirs who sold a house learn the rate, the cost and what the notary withheld', async () => {
  const sold = [
    'vendi la casa de mi mama q heredamos entre 3 hermanos cuanto hay q pagar de impuesto',
    'vendimos el apartamento de la herencia, pagamos impuestos?',
  ]
  expect(await wrongReplies(sold, /solo su parte.*15%.*398/)).toEqual([])
  const kept = ['heredé una casa, tengo que declararla?']
  expect(await wrongReplies(kept, /adjudica/, /solo su parte: precio/)).toEqual([])
})

test('who gets a mail of the DIAN about a missing return checks the limits first', async () => {
  const missing = [
    'me llego un correo de la dian q no declare renta 2025 que hago',
    'la dian me mandó un mensaje que no he declarado renta del 2024',
  ]
  expect(await wrongReplies(missing, /^Con calma.*si te tocaba.*641.*640/)).toEqual([])
  const demanded = ['la dian me mandó un emplazamiento porque no declaré renta 2023']
  expect(await wrongReplies(demanded, /emplazamiento/, /suele ser un aviso con lo que otros/)).toEqual([])
})

test('a final settlement is due at once', async () => {
  const due = [
    'renuncio un empleado el viernes cuanto tiempo tengo para pagarle la liquidacion',
    'qué plazo tengo para pagar la liquidación de una empleada?',
    'despedí a un mesero, hasta cuándo le puedo pagar la liquidación',
  ]
  expect(await wrongReplies(due, /^De una vez.*art\. 65/)).toEqual([])
  const workers = ['renuncié hace un mes, cuánto tiempo tienen para pagarme la liquidación']
  expect(await wrongReplies(workers, /./, /^De una vez/)).toEqual([])
})

test('two partners learn why a company, and what founding it costs', async () => {
  const partners = [
    'somos dos socios y queremos montar una empresa de comida, sas o persona natural? y cuanto vale montarla con ustedes',
    'voy a montar un negocio con mi hermana, mejor S.A.S. o como persona natural?',
  ]
  expect(await wrongReplies(partners, /^S\.A\.S\.: una persona natural es un solo dueño.*por horas/)).toEqual(
    [],
  )
})

test('price and time of a certificate of income are said as far as they are known', async () => {
  const asked = [
    'necesito un certificado de ingresos firmado por contador para un arriendo, lo hacen? cuanto y en cuanto tiempo',
    'cuánto cobran por una certificación de ingresos para un crédito',
  ]
  expect(await wrongReplies(asked, /no tiene tarifa fija/i)).toEqual([])
})

test('clients find their accountant and their uploads in the portal', async () => {
  const accountant = ['quien es mi contador asignado y como lo llamo', 'cómo se llama mi asesor?']
  expect(await wrongReplies(accountant, /«Mensajes».*con su nombre/)).toEqual([])
  const change = ['quiero cambiar de asesor, el que me asignaron es grosero']
  expect(await wrongReplies(change, /otro asesor/, /con su nombre, y ahí mismo/)).toEqual([])
  const uploads = [
    'subi unas facturas ayer y no aparecen por ningun lado',
    'cargué 3 facturas y no las veo en el portal',
  ]
  expect(await wrongReplies(uploads, /empresa correcta.*filtro.*se sube otra vez/)).toEqual([])
})

test('a lost password of the DIAN is recovered at the DIAN', async () => {
  const lost = [
    'olvide la clave del muisca y el correo q tenia ya no existe',
    'no recuerdo la contraseña de la dian y ya no tengo ese correo',
  ]
  expect(await wrongReplies(lost, /es de la DIAN.*turno/, /desde el teléfono que nos diste/)).toEqual([])
  const ours = ['olvidé mi contraseña del portal y no me llega el correo']
  expect(await wrongReplies(ours, /./, /esa cuenta es de la DIAN/i)).toEqual([])
})

test('how often and how much ICA is paid is said for Bogotá', async () => {
  const asked = [
    'como saco el ica en bogota, tengo un restaurante pequeño en chapinero',
    'cada cuanto se paga el ica y cuanto es',
  ]
  expect(await wrongReplies(asked, /por mil.*RIT.*391 UVT/)).toEqual([])
})

test('a foundation that missed its yearly update learns what follows', async () => {
  const missed = [
    'somos una fundacion y no hicimos la actualizacion del regimen especial, perdemos el beneficio?',
  ]
  expect(await wrongReplies(missed, /régimen ordinario.*pide de nuevo la calificación/)).toEqual([])
})

test('the contributions of one told income are computed at once', async () => {
  const told = [
    'soy independiente y me pagan 4 millones cuanto pago de salud y pension',
    'contratista por honorarios de 4.000.000 al mes, ¿cuánto de salud y pensión?',
  ]
  expect(await wrongReplies(told, /^(?:Hola\S* )?Por \$.4\.000\.000.*1\.750\.905/)).toEqual([])
})

test('a live-in employee gets no transport aid in prima and cesantías', async () => {
  const livesIn = [
    'la empleada de servicio vive en mi casa, gana el minimo, cuanto le debo dar de cesantias y prima',
    'tengo una empleada interna con el mínimo, cuánto es la prima y las cesantías',
  ]
  expect(await wrongReplies(livesIn, /1\.750\.905.*Ley 15 de 1959/, /249\.095/)).toEqual([])
  const comes = ['mi empleada viene todos los días y gana el mínimo, cuánto es la prima']
  expect(await wrongReplies(comes, /249\.095/)).toEqual([])
})

test('the total of a settlement says that the indemnity is not in it', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] })
  const dismissed = [
    'Me echaron del trabajo el viernes sin justa causa, llevaba 4 años ganando 2 millones, cuánto me deben dar de liquidación?',
  ]
  expect(
    await wrongReplies(dismissed, /sin la indemnización: \$.7\.183\.988.*6\.000\.000.*Se suma a ese total/),
  ).toEqual([])
})

test('a VAT return that was not filed is not taken for one that was filed late', async () => {
  const missing = [
    'no presenté el iva del cuatrimestre pasado cuanto es la multa',
    'se me olvidó presentar la retefuente de octubre, cuánto es la sanción',
  ]
  expect(
    await wrongReplies(missing, /5% del impuesto a cargo.*641/, /la declaración está presentada/),
  ).toEqual([])
})

test('who wants to be no longer responsible for VAT is told the way from 48 to 49', async () => {
  const leaving = [
    'mi rut dice responsable de iva pero yo no vendo casi nada, como me quito eso',
    'cómo dejo de ser responsable de IVA si vendo poquito',
    'quiero quitar el 48 del rut porque ya no cobro iva',
  ]
  expect(
    await wrongReplies(leaving, /quita el 48 y pon el 49|quita 48 y pon 49/, /quita el código 49/),
  ).toEqual([])
})

test('the 4 per thousand is a matter of the bank, not of personal data', async () => {
  const bank = [
    'oiga y uds como van a saber si el 4x1000 me lo pueden quitar de la cuenta',
    'cómo hago para que el banco no me cobre el cuatro por mil',
  ]
  expect(await wrongReplies(bank, /350 UVT.*banco/, /Datos personales/)).toEqual([])
})

test('what withholding is and why it is taken is answered without a word of embargoes', async () => {
  const asked = [
    'q es la retencion en la fuente y por que me quitan plata cada vez q paso la cuenta de cobro',
    'qué es la retefuente y por qué me la descuentan?',
  ]
  expect(await wrongReplies(asked, /adelanto de tu impuesto de renta/, /embargo/)).toEqual([])
})

test('services paid in dollars: income at the rate of the day, and VAT only if the export lacks something', async () => {
  const abroad = [
    'Soy diseñadora freelance y me pagan en dólares por Payoneer, como declaro eso y toca cobrar IVA?',
    'presto servicios de programación a un cliente de estados unidos, cobro iva?',
  ]
  expect(await wrongReplies(abroad, /481/)).toEqual([])
})

test('an inheritance, parents, a fine, a share of the price and a sum of a tool get whole answers', async () => {
  expect(
    await wrongReplies(
      ['Recibí una herencia de 120 millones, cuanto impuesto me toca pagar'],
      /15%.*3\.250 UVT/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['puedo deducir los gastos de mi mamá y la medicina prepagada en la renta'],
      /260 UVT.*72 UVT.*16 UVT/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['me pueden hacer rebaja en la multa de la dian? o acuerdo de pago en cuotas'],
      /50%.*640.*814/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['tengo una peluqueria y las niñas trabajan por porcentaje, les tengo que hacer contrato?'],
      /arts\. 23 y 24/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'la calculadora de renta natural me dio que debo 2.300.000 pero no me cuadra, alguien me puede revisar?',
      ],
      /^Sí: una persona/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['trabajo en rappi, me toca pagar salud y pension o hacer algo con la dian?'],
      /60%.*Con la DIAN/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(['cuanto se paga de ica en bogota por un local de ropa'], /^Cuánto: ingresos/),
  ).toEqual([])
})
