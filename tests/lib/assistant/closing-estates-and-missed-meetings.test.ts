import { beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))

test('an appointment with the person who keeps the books is asked for in the portal', async () => {
  const asked = [
    'necesito cita con la doctora que me lleva la contabilidad',
    'quisiera reunirme con quien me lleva la contabilidad',
  ]
  expect(await wrongReplies(asked, /Agendar Cita.*«Mensajes».*llama al.*evaluación gratuita/)).toEqual([])
  const other = [
    'como cambio mi cita con la contadora para el martes',
    'quiero cambiar de contadora',
    'tengo cita con la dian el lunes que llevo',
  ]
  expect(await wrongReplies(other, /./, /^Si ya eres cliente: 1\. En el portal, en «Citas»/)).toEqual([])
})

test('who waited and nobody came gets an apology, another appointment and a complaint', async () => {
  const asked = [
    'mi cita era el viernes a las 3 y nadie se conecto. quiero reprogramar y de verdad que no es la primera vez',
    'es la segunda vez que me incumplen la cita, quiero reagendar',
  ]
  expect(await wrongReplies(asked, /^Lo siento.*Agendar Cita.*«Queja»/, /hasta el día anterior/)).toEqual([])
  const other = ['no puedo conectarme a la reunion', 'puedo pasar mi cita para otro dia?']
  expect(await wrongReplies(other, /./, /^Lo siento: esperaste/)).toEqual([])
})

test('a worker who is about to leave learns what holidays are worth, and no price of a lawyer', async () => {
  const asked = [
    'me quieren liquidar y no me pagaron las vacaciones, tienen abogado laboral?',
    'me estan echando y no me pagan las vacaciones, necesito un abogado laboralista',
  ]
  expect(
    await wrongReplies(asked, /^Un abogado laboral para tu reclamo, no.*art\. 189.*art\. 488/, /200\.000/),
  ).toEqual([])
  const soon = [
    'me piensan sacar del trabajo y me deben vacaciones',
    'van a terminarme el contrato y no me han pagado vacaciones',
  ]
  expect(await wrongReplies(soon, /^Las vacaciones que no descansaste.*art\. 64.*mintrabajo/)).toEqual([])
  const other = [
    'me liquidaron y no me pagaron las vacaciones',
    'van a liquidar a mi empleado y no ha tomado vacaciones que le pago',
  ]
  expect(await wrongReplies(other, /./, /^Un abogado laboral|^Las vacaciones que no descansaste/)).toEqual([])
})

test('whether a company can be closed before the end of the year', async () => {
  const asked = [
    'Quiero cerrar mi empresa antes de que se acabe el año para no pagar mas impuestos, alcanzo?',
    'alcanzo a liquidar la sas antes del 31 de diciembre?',
  ]
  expect(await wrongReplies(asked, /^Todo el trámite, difícilmente.*art\. 595.*31 de marzo de 2027/)).toEqual(
    [],
  )
  const other = [
    'quiero liquidar a un empleado de la empresa antes del 31 de diciembre, alcanzo?',
    'la empresa cierra el 24 de diciembre, debo pagar el dia?',
    'cerrar mi empresa con deudas antes de fin de año',
    'que puede hacer la empresa antes de fin de año para pagar menos renta',
  ]
  expect(await wrongReplies(other, /./, /^Todo el trámite, difícilmente/)).toEqual([])
})

test('a summons for ICA of a year without activity is answered with proof', async () => {
  const asked = [
    'La secretaria de hacienda me mando un emplazamiento por ica de 2022 y yo ni siquiera tenia el local en ese año',
    'el municipio me emplazo por ica y yo ya habia cerrado el local',
  ]
  expect(
    await wrongReplies(asked, /^Con calma.*Ley 14 de 1983.*no en la de la DIAN.*archiven/, /www\.dian/),
  ).toEqual([])
  const other = [
    'me llego un emplazamiento de la dian y yo no tenia negocio en 2021',
    'me emplazaron por ica y no tengo plata para pagar',
  ]
  expect(await wrongReplies(other, /./, /Ley 14 de 1983/)).toEqual([])
  const bare = ['me llego un emplazamiento de la secretaria de hacienda']
  expect(await wrongReplies(bare, /secretaría de hacienda/)).toEqual([])
})

test('the papers for the end of the year are listed', async () => {
  const asked = [
    'que documentos tengo que mandar para el cierre de año',
    'que necesitan de mi para el cierre contable de fin de año',
  ]
  expect(await wrongReplies(asked, /«Solicitudes».*Extractos.*inventario.*31 de diciembre/)).toEqual([])
  const other = [
    'que documentos necesito para declarar renta',
    'que documentos mando para el cierre de mes',
    'que documentos necesito para cerrar mi empresa',
  ]
  expect(await wrongReplies(other, /./, /Para cerrar 2026, casi siempre/)).toEqual([])
})

test('the state of tasks is in the portal', async () => {
  const asked = ['estado de mis tareas', 'que tareas tengo']
  expect(await wrongReplies(asked, /^En el portal, en «Tareas».*no veo cuentas/)).toEqual([])
  const other = ['ayudame con mis tareas de contabilidad']
  expect(await wrongReplies(other, /./, /^En el portal, en «Tareas»/)).toEqual([])
})

test('until which day a purchase counts for the year', async () => {
  const asked = [
    'hasta que fecha puedo comprar cosas para que me sirvan de deducible este año',
    'que dia es el ultimo para comprar equipos y que sirvan de deduccion',
  ]
  expect(
    await wrongReplies(asked, /^Hasta el 31 de diciembre de 2026\..*art\. 107.*240 UVT \(\$\s12\.569\.760/),
  ).toEqual([])
  const other = ['hasta cuando puedo presentar la renta', 'cuanto iva puedo descontar de las compras']
  expect(await wrongReplies(other, /./, /^Hasta el 31 de diciembre de 2026\. Quien/)).toEqual([])
})

test('a fixed term that ends: the notice and, if it is asked, what is settled', async () => {
  const asked = [
    'liquidacion empleado termino fijo se le acaba el 31 de dic y no le vamos a renovar',
    'a un trabajador se le vence el contrato fijo el 31 de diciembre y no lo vamos a renovar, que le liquido?',
  ]
  expect(await wrongReplies(asked, /1 de diciembre 2026.*La liquidación: salario.*art\. 65/)).toEqual([])
  const notice = ['termino fijo vence el 31 de diciembre cuando aviso que no renuevo']
  expect(await wrongReplies(notice, /1 de diciembre 2026/, /La liquidación: salario/)).toEqual([])
})

test('in English, new clients are taken, with the sum for the employees', async () => {
  const asked = [
    'are you taking new clients? need monthly bookkeeping + payroll for 3 employees',
    'are you accepting new clients? we need an accountant and payroll for 3 people',
  ]
  expect(await wrongReplies(asked, /^Yes, we take new clients.*\$\s890\.000.*3: \$\s90\.000/)).toEqual([])
  const open = ['are you accepting new clients for monthly accounting and payroll?']
  expect(await wrongReplies(open, /^Yes, we take new clients.*800\.000/)).toEqual([])
  const other = ['I need to hire an employee in colombia how much does it cost']
  expect(await wrongReplies(other, /./, /^Yes, we take new clients|^From \$/)).toEqual([])
})

test('an amount plus IVA without a concept: the total and what is withheld', async () => {
  const asked = [
    '5.800.000 + iva cuanto es y cuanto me retienen',
    'factura de 5.800.000 mas iva cuanto queda y cuanto me descuentan de retencion',
  ]
  expect(
    await wrongReplies(asked, /^\$\s5\.800\.000 más el IVA.*6\.902\.000.*638\.000.*580\.000.*165\.300/),
  ).toEqual([])
  const other = [
    'cuanto me retienen por un servicio de 5.800.000 mas iva',
    'iva de 5.800.000',
    'arriendo de 2.000.000 mas iva cuanto me retienen',
  ]
  expect(await wrongReplies(other, /./, /depende de qué cobras/)).toEqual([])
})

test('who lost a parent learns of the return and of the house', async () => {
  const asked = [
    'mi mamá murió en agosto, hay que presentar la declaración de ella? y lo de la casa',
    'se murio mi esposo, quien declara la renta de el y la casa que dejo',
  ]
  expect(
    await wrongReplies(
      asked,
      /^Lamento tu pérdida\. Sí.*La casa va en esa declaración.*13\.000 UVT/,
      /lo que no quede/,
    ),
  ).toEqual([])
  const other = [
    'mi mama murio, hay que declarar por ella?',
    'murio mi papa y vendimos la casa, cuanto impuesto',
    'Mi hermana murió en mayo y dejó un lote, ¿hay que declarar por ella y quién firma?',
    'murio mi mama y mis hermanos y yo heredamos la casa quien declara',
  ]
  expect(await wrongReplies(other, /./, /La casa va en esa declaración/)).toEqual([])
})

test('a few words about an invoice are asked back', async () => {
  const asked = ['ayuda con factura', 'problema con una factura']
  expect(await wrongReplies(asked, /^Claro\. ¿Qué pasa con la factura\?/)).toEqual([])
  const other = [
    'problemas con facturas de ustedes',
    'me rechazaron una factura',
    'como hago una factura electronica',
    'cada cuanto les entrego las facturas',
  ]
  expect(await wrongReplies(other, /./, /¿Qué pasa con la factura\?|Envía la factura electrónica/)).toEqual(
    [],
  )
})

test('an employer whom the EPS does not pay learns how to claim', async () => {
  const asked = [
    'tengo un empleado incapacitado hace 4 meses y la eps no me quiere pagar',
    'la eps no me reembolsa las incapacidades de una empleada',
  ]
  expect(await wrongReplies(asked, /^Mientras tanto le pagas tú.*15 días hábiles.*tres años/)).toEqual([])
  const other = ['la eps no me paga mi incapacidad', 'quien paga la incapacidad de un empleado']
  expect(await wrongReplies(other, /./, /^Mientras tanto le pagas tú/)).toEqual([])
})

test('a business with contractors learns of the risk and with whom to speak', async () => {
  const both = [
    'Buen día. Somos una clínica odontológica en Chapinero, 9 odontólogos por prestación de servicios, queremos revisar si hay riesgo laboral y además cambiar de contador. ¿Con quién hablo?',
    'queremos revisar los contratos de prestacion de servicios por el riesgo laboral y cambiar de contador',
  ]
  expect(await wrongReplies(both, /Con nosotros, las dos cosas.*arts\. 23 y 24.*acta/)).toEqual([])
  const one = [
    'tenemos 6 contratistas por prestacion de servicios, hay riesgo laboral?',
    'hay riesgo laboral con mis contratistas?',
  ]
  expect(await wrongReplies(one, /^Hay riesgo si.*UGPP/)).toEqual([])
  const other = [
    'soy contratista por prestacion de servicios con horario, que reclamo',
    'que riesgo laboral de arl tiene un odontologo por prestacion de servicios',
  ]
  expect(await wrongReplies(other, /./, /Hay riesgo si cumplen/)).toEqual([])
})

test('WhatsApp, the transport aid in the prima and the price of electronic payroll', async () => {
  expect(await wrongReplies(['whatsapp?', 'manejan whatsapp'], /Sí, por WhatsApp.*Horario/)).toEqual([])
  expect(
    await wrongReplies(
      ['mande facturas por whatsapp sirve', 'nadie me contesta el whatsapp'],
      /./,
      /Sí, por/,
    ),
  ).toEqual([])
  const aid = ['El aux de transporte entra en la prima?', 'la prima es con aux de transporte o sin']
  expect(await wrongReplies(aid, /^Sí: a quien recibe auxilio/)).toEqual([])
  const price = [
    'cuanto cobran por hacer la nomina de 12 empleados con nomina electronica',
    'cuanto cobran la nomina y la nomina electronica de 3 personas',
  ]
  expect(await wrongReplies(price, /30\.000.*incluye la nómina electrónica/)).toEqual([])
  const last = ['nomina mensual para 20 empleados con nomina electronica y pila cuanto']
  expect(await wrongReplies(last, /incluye la liquidación, la planilla \(PILA\)/)).toEqual([])
  const whole = ['si los contrato el plan incluye la nomina o eso se paga aparte']
  expect(await wrongReplies(whole, /^Va aparte/)).toEqual([])
})
