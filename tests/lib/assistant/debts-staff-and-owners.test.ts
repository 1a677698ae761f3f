import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('who has a frozen account and a payroll to pay is told how to pay it and what to ask of DIAN', async () => {
  const asked = [
    'ME CONGELARON LA CUENTA DE BANCOLOMBIA POR LA DIAN Y TENGO NOMINA MAÑANA QUE HAGO URGENTE',
    'a mi empresa la dian le embargo las cuentas por un iva y tengo que pagar nomina',
    'tengo embargada la cuenta por iva y no tengo como pagar la quincena de mis trabajadores',
  ]
  expect(await wrongReplies(asked, /^Con calma.*otra cuenta.*tu gente.*limitar el embargo.*814/)).toEqual([])
})

test('somebody whose own wage is paid into the blocked account is not told to pay staff', async () => {
  const asked = ['me embargaron la cuenta donde me pagan la nomina por la dian']
  expect(await wrongReplies(asked, /^Con calma/, /tu gente/)).toEqual([])
})

test('who owes DIAN and asks whether the firm arranges the instalments hears both answers', async () => {
  const asked = [
    'le debo como 14 millones a la dian, será que dejan pagar por cuotas? y eso me lo tramitan ustedes',
    'debo impuestos como 20 millones, ustedes me ayudan a pedir cuotas',
    'Le debo plata a la DIAN. ¿Me pueden tramitar la facilidad de pago?',
  ]
  expect(await wrongReplies(asked, /hasta cinco años.*lo preparamos.*por escrito antes/, /Sobre «/)).toEqual(
    [],
  )
})

test('a person with only one employee is told which of the two sums is theirs', async () => {
  const asked = [
    'Voy a contratar a mi primer empleado con el mínimo, cuánto me cuesta de verdad al mes con todo y todo',
    'cuanto me cuesta un empleado que gana 2 millones',
  ]
  expect(await wrongReplies(asked, /Esa es tu cifra si eres persona natural y es tu único empleado/)).toEqual(
    [],
  )
  expect(
    await wrongReplies(['cuanto me cuestan 3 empleados con el minimo'], /exonerada/, /único empleado/),
  ).toEqual([])
})

test('who founds a company with a named capital hears the registration tax in pesos', async () => {
  expect(
    await wrongReplies(
      [
        'quiero montar una sas con mi hermano, cuanto vale sacarla en la camara de comercio y cuanto se demora, ponemos 5 millones',
      ],
      /\$\s15\.000 a \$\s35\.000.*matrícula.*libros.*2 a 4 semanas.*la hora/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['cuanto cuesta constituir una sas si aportamos 50 millones entre los dos'],
      /\$\s150\.000 a \$\s350\.000/,
    ),
  ).toEqual([])
  const steps = ['cuanto necesito en total para montar una sas con 10 millones']
  expect(await wrongReplies(steps, /^En cuatro pasos/)).toEqual([])
  const sales = ['quiero abrir una empresa que vende 10 millones al mes, cuanto vale y cuanto se demora']
  expect(await wrongReplies(sales, /\S/, /con .* de capital: el impuesto/)).toEqual([])
})

test('an only partner hears that they may represent the company, and why being its employee is doubtful', async () => {
  const asked = [
    'Puedo ser el unico socio de una sas y a la vez el representante y empleado?',
    'quiero crear una sas yo solo, puedo ser representante legal y trabajador de ella',
  ]
  expect(await wrongReplies(asked, /^Sí.*1258.*representante legal.*subordinación.*independiente/)).toEqual(
    [],
  )
  expect(
    await wrongReplies(
      ['una sas puede tener un solo dueño que tambien sea el gerente?'],
      /^Sí/,
      /subordinación/,
    ),
  ).toEqual([])
})

test('who closes an idle company hears the least that its missing returns cost, by their number', async () => {
  expect(
    await wrongReplies(
      [
        'tengo una sas quieta desde 2021 sin renovar ni declarar nada, quiero cerrarla, por donde empiezo y cuanta plata se me va',
      ],
      /^Con calma.*5 \(2021 a 2025\).*\$\s2\.620\.000.*renovaciones.*El orden/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['mi empresa no opera desde el 2022, nunca declaré, cuanto me sale liquidarla'],
      /4 \(2022 a 2025\).*\$\s2\.096\.000/,
    ),
  ).toEqual([])
  const unnamed = ['mi sas de 2022 nunca opero, cuanto me cuesta cerrarla']
  expect(await wrongReplies(unnamed, /sanción mínima/, /1 \(2022\)/)).toEqual([])
})

test('each usual code of the RUT is told by its meaning', async () => {
  const asked = [
    'que significa la responsabilidad 48 en el rut, me aparecio y yo no vendo casi nada',
    'me pusieron el codigo 48 en el rut, que quiere decir?',
  ]
  expect(await wrongReplies(asked, /^El código 48.*responsable de IVA.*437.*pasar al 49/)).toEqual([])
  expect(
    await wrongReplies(
      ['en el rut me sale 05 y 49, que quiere decir'],
      /^El código 05.*renta.*49, no responsable de IVA/,
    ),
  ).toEqual([])
  const removed = ['como quito la responsabilidad 48 del rut']
  expect(await wrongReplies(removed, /actualización del RUT/, /^El código 48/)).toEqual([])
})

test('a shop that is not responsible for VAT may keep its receipts', async () => {
  const asked = [
    'tengo una tienda de barrio y no soy responsable de iva, me obligan a facturar electronicamente o puedo seguir con el talonario',
    'soy no responsable de iva, tengo que hacer factura electronica o sirve un recibo',
  ]
  expect(await wrongReplies(asked, /^No te obligan.*1\.6\.1\.4\.3.*no es una factura/)).toEqual([])
})

test('who buys on credit and sends no events hears that the VAT is lost, and how to send them', async () => {
  const asked = [
    'que es eso de los eventos de acuse y recibo del bien? si no los hago pierdo el descuento del iva',
    'nunca mando los eventos de la factura, puedo descontar el iva igual',
  ]
  expect(await wrongReplies(asked, /^Sí, en las compras a crédito.*616-1.*Cómo se hacen/)).toEqual([])
  const parties = ['organizo eventos, puedo descontar el iva del salon']
  expect(await wrongReplies(parties, /\S/, /compras a crédito/)).toEqual([])
})

test('an American who has lived here since a month gets the days counted', async () => {
  const asked = [
    "Hi, I'm American and I've lived in Bogotá since February, do I have to file taxes here on my US salary?",
    'I have lived in Medellin since January, am I a tax resident for my US salary?',
  ]
  expect(
    await wrongReplies(asked, /^Yes.*resident for 2026.*1,400 UVT \(\$\s73\.323\.600\).*United States/),
  ).toEqual([])
})

test('days in another country are not counted as days in Colombia', async () => {
  const asked = ["I've lived in the US since March and I'm Colombian, do I have to file in Colombia?"]
  expect(await wrongReplies(asked, /\S/, /days so far/)).toEqual([])
})

test('who hires part-time in English hears the minimum in proportion and the contributions by weeks', async () => {
  const asked = [
    'Is the legal minimum wage in Colombia the same for part-time staff? I want to hire someone 3 days a week',
    'can I hire a part time assistant for less than the minimum wage',
  ]
  expect(await wrongReplies(asked, /^It is in proportion.*art\. 147.*\$\s58\.364.*2616/)).toEqual([])
})

test('who waits for the mail of a new password in English is told what to do and that they can call', async () => {
  const asked = [
    'I forgot my portal password and the reset email never came, can someone call me',
    "I asked for a new password but the link didn't arrive",
  ]
  expect(await wrongReplies(asked, /spam.*one more link.*call \+57/)).toEqual([])
})
