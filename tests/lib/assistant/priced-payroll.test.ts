import { expect, test } from 'vitest'
import { services } from '@/content/services'
import { replyTo } from '@/lib/assistant/reply'
import { formatPesos } from '@/lib/format/number'
import { wrongReplies } from '../../support/wrong-replies'

const visitor = { name: null, folder: null }
const each = services.find(({ slug }) => slug === 'asesoria-nomina')?.price.from ?? 0

test.each([
  ['hacen nomina solamente? somos 7 empleados y una empleada de medio tiempo', 8],
  ['solo necesito la nómina, tengo 12 trabajadores', 12],
  ['¿se puede contratar solo la nómina? somos 20 personas', 20],
  ['llevan unicamente nomina? tengo 5 empleados y 2 por dias', 7],
  ['quiero la nómina sin contabilidad para 9 empleados', 9],
])('payroll without other services is priced for everybody who is counted: %s', async (typed, people) => {
  const { text, sum } = await replyTo(typed, visitor)
  expect(text[0]).toMatch(/^Sí, se puede contratar solo la nómina/)
  expect(sum?.value).toBe(formatPesos(people * each))
})

test.each([
  ['le puedo hacer nomina electronica a un solo empleado o es muy caro', 1],
  ['es costoso hacer la nómina de un empleado?', 1],
  ['es muy caro llevar la nómina de 3 empleados?', 3],
])('whether payroll is dear is answered with its price: %s', async (typed, people) => {
  const { text, sum } = await replyTo(typed, visitor)
  expect(text.join(' ')).toContain(formatPesos(each))
  expect(sum?.value).toBe(formatPesos(people * each))
})

test('what an employer owes is not answered with the price of payroll', async () => {
  for (const typed of [
    'solo pago la nómina de 3 empleados, ¿tengo que pagar parafiscales?',
    'solo tengo un empleado, debo transmitir nomina electronica?',
    'no he pagado la nomina de 3 empleados, es muy caro el interes?',
    'tengo 4 empleados y solo hice la nomina de 2, que multa me ponen',
    'que es mas caro, nomina o prestacion de servicios para 2 empleados',
    'tengo 3 empleados, es muy caro tenerlos en nomina?',
    'me parece caro 30.000 por empleado en la nomina de 5 empleados',
  ]) {
    const { text, sum } = await replyTo(typed, visitor)
    expect(sum, typed).toBeUndefined()
    expect(text.join(' '), typed).not.toContain('se puede contratar solo la nómina')
  }
})

test('what a quotation needs is listed, with the starting prices', async () => {
  expect(
    await wrongReplies(
      [
        'somos una empresa de transporte con 35 empleados, buscamos cambiar de firma contable desde enero, que necesitan para mandarnos una cotizacion?',
        'tenemos 35 empleados, que informacion les mando para una propuesta si cambiamos de firma',
      ],
      /^Para la cotización necesitamos.*facturas.*RUT.*35 empleados desde \$\s1\.050\.000.*empalme/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['que datos necesitan para cotizarme la contabilidad', 'que documentos piden para hacer la cotizacion'],
      /^Para la cotización necesitamos.*por empleado al mes/s,
    ),
  ).toEqual([])
})

test('contributions and the papers of a return are no quotation', async () => {
  expect(
    await wrongReplies(
      [
        'que necesito para cotizar pension',
        'que me piden para cotizar un seguro',
        'que papeles necesitan para la declaracion de renta y cuanto cobran',
        'que papeles necesito para cotizar salud como independiente',
      ],
      /\S/,
      /Para la cotización necesitamos/,
    ),
  ).toEqual([])
})
