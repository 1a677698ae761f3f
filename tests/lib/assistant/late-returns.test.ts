import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a late return with a credit balance or nothing to pay depends on the tax before withholdings', async () => {
  const covered = [
    'presenté la renta 2 meses tarde y me dio saldo a favor de 1 millón, ¿cuánto es la sanción?',
    'la declaración extemporánea me dio saldo a favor, ¿cuánta sanción pago?',
    'presenté la renta tarde y no me dio nada a pagar, cuánto es la sanción',
    'se me pasó la fecha de la renta y dio cero a pagar, cuánto es la multa',
    'cuánto pago de sanción si declaro tarde y no debo nada',
    'hice la renta tarde y no me tocó pagar nada, ¿cuánto es la sanción?',
    'presenté la renta con 20 días de retraso y dio a favor, sanción por tarde, cuánto es',
  ]
  expect(
    await wrongReplies(
      covered,
      /Depende de si hubo impuesto a cargo.*antes de restar retenciones.*5% de ese impuesto.*saldo a favor o cero a pagar/,
      /sanción, estimada|5% de ingresos|el tope es el doble/,
    ),
  ).toEqual([])
  const income = 'presenté la renta 2 meses tarde, saldo a favor y mis ingresos fueron 150 millones'
  expect(await wrongReplies([income], /Depende de si hubo impuesto a cargo/, /1\.500\.000/)).toEqual([])
})

test('the tax charged of a late return counts, not what was withheld or refunded', async () => {
  const told = [
    'presenté la renta 2 meses tarde, impuesto a cargo de 12 millones y saldo a favor, ¿cuánto es la sanción?',
    'presenté la renta 2 meses tarde, el impuesto fue de 12 millones, me retuvieron 13 millones y quedó saldo a favor, ¿cuánto es la sanción?',
    'renta 2 meses tarde, ingresos de 150 millones, impuesto a cargo de 12 millones, retenciones de 13 millones y saldo a favor, cuánto es la sanción',
  ]
  expect(await wrongReplies(told, /\$\s1\.200\.000/, /Depende|quedarían/)).toEqual([])
})

test('a late return in zeros, without tax charged or of the VAT is measured by the income', async () => {
  const zero = [
    'presenté el IVA tarde con saldo a favor, ¿cuánto es la sanción?',
    'declaré el iva tarde y no me dio nada a pagar, cuánto es la multa',
    'presenté la renta tarde en ceros, cuánto es la multa',
  ]
  expect(
    await wrongReplies(
      zero,
      /0,5% de los ingresos brutos.*el 5% de esos ingresos y el doble del saldo a favor, o 2\.500 UVT si no hay saldo a favor/,
      /Depende/,
    ),
  ).toEqual([])
  const vat =
    'presenté el IVA 2 meses tarde con saldo a favor, ingresos de 150 millones, cuánto es la sanción'
  expect(await wrongReplies([vat], /\$\s1\.500\.000.*lo menor entre/)).toEqual([])
  const worth =
    'presenté la renta en ceros 3 meses tarde con patrimonio de 100 millones, cuánto es la sanción'
  expect(await wrongReplies([worth], /1% del patrimonio líquido/, /15\.000\.000/)).toEqual([])
})

test('in English a refund does not mean that there was no tax', async () => {
  const refund = [
    'penalty for filing late if I am due a refund',
    'I filed my income tax return two months late but I owe no tax, what is the penalty?',
  ]
  expect(
    await wrongReplies(
      refund,
      /before withholdings.*5% of it.*even if you end with a refund.*lower of 5% of that income and twice the credit balance/,
    ),
  ).toEqual([])
})

test('returns of a company that was never used cost a share of its net worth, not always the minimum', async () => {
  const idle = ['la sas la creé pero nunca la usé', '¿cómo cierro una sas sin movimiento y cuánto cuesta?']
  expect(
    await wrongReplies(
      idle,
      /al menos la sanción mínima.*1% del patrimonio líquido del año anterior/,
      /que no baja/,
    ),
  ).toEqual([])
  const days = 'presenté la renta 10 días tarde, cuánto pago'
  expect(
    await wrongReplies([days], /0,5% de los ingresos brutos.*104\.800\.000/, /casi siempre queda/),
  ).toEqual([])
})

test('who files without money hears that the VAT and what was withheld go first', async () => {
  const asked = [
    'no me alcanza para pagar el iva',
    'tengo el iva liquidado pero no la plata',
    'presento hoy y pago después',
    'estoy ahogada en deudas con bancos y la dian',
  ]
  expect(await wrongReplies(asked, /primero.*delito.*art(?:\.|ículo) 402/)).toEqual([])
})

test('the yearly return of the SIMPLE has to be paid within a month, or it may not count', async () => {
  const asked = [
    'presenté la declaración anual del simple y no la pagué',
    'puedo presentar sin pagar',
    'presento hoy y pago después',
    'debo 12 millones de renta y no tengo plata',
  ]
  expect(
    await wrongReplies(asked, /SIMPLE.*mes siguiente al plazo.*por no presentada.*art(?:\.|ículo) 914/),
  ).toEqual([])
})

test('a month without withholdings needs no return, so one in zeros costs nothing when it is late', async () => {
  const zero = [
    'se me paso la retencion de septiembre, la presente en ceros pero tarde. igual pago sancion?',
    'presente la retefuente de agosto en ceros dos meses tarde, hay multa?',
    'declare tarde la retencion en la fuente en cero, cuanto es la sancion',
  ]
  expect(
    await wrongReplies(
      zero,
      /^No hay sanción si .*art\. 606.*se corrige.*art\. 644.*524\.000/s,
      /ningún tope/,
    ),
  ).toEqual([])
  const others = ['presente la renta en ceros tarde, cuanto es la multa']
  expect(await wrongReplies(others, /0,5% de los ingresos brutos.*ningún tope/, /art\. 606/)).toEqual([])
  const withheld = ['presente tarde la retencion de septiembre, eran 2 millones, cuanto es la sancion']
  expect(await wrongReplies(withheld, /100\.000 por mes/, /No hay sanción/)).toEqual([])
})
