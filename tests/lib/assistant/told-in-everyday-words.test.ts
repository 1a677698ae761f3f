import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bogota } from '@/content/assistant/bogota'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('partners who disagree on the value of shares hear who sets it', async () => {
  const asked = [
    'mi socio se quiere salir y no nos ponemos de acuerdo en cuanto valen las acciones, q se hace ahi',
    'mi socia vende su parte y no llegamos a un acuerdo en el precio',
  ]
  expect(await wrongReplies(asked, /^El precio es libre.*estatutos.*peritos.*446 de 1998, art. 136/)).toEqual(
    [],
  )
  const agreed = ['que acta se hace cuando se retira un accionista de la sas y vende sus acciones']
  expect(await wrongReplies(agreed, /\S/, /peritos/)).toEqual([])
})

test('who asks about notebooks or books hears that product first', async () => {
  const both = ['los cuadernos y los libros llevan iva?']
  expect(await wrongReplies(both, /^Los cuadernos.*19%.*Los libros.*478/, /mascotas|bicicletas/)).toEqual([])
  const notebooks = ['las libretas y agendas pagan iva?', 'vendo cuadernos, les cobro iva?']
  expect(await wrongReplies(notebooks, /^Los cuadernos.*19%/, /478/)).toEqual([])
  expect(await wrongReplies(['un libro de texto tiene iva'], /^Los libros.*exentos/, /cuadernos/)).toEqual([])
  expect(await wrongReplies(['la ropa y los libros tienen iva'], /^Ropa/)).toEqual([])
})

test('who asks about their cédula hears what it is for and who sees it', async () => {
  const asked = [
    'para que usan mi cedula y quien mas la ve',
    'para que me piden la cedula y quien la ve',
    'que hacen con mi cedula, la venden?',
  ]
  expect(await wrongReplies(asked, /^Tu cédula.*La ven el equipo.*No la vendemos.*1581/)).toEqual([])
  expect(await wrongReplies(['para que piden la cedula en la dian'], /\S/, /^Tu cédula/)).toEqual([])
})

test('a foreigner with a passport hears that it is enough, and how long a company takes', async () => {
  const asked = [
    'can a foreigner open an SAS here with just a passport? and how long does it take',
    'can I open a business here with only my passport',
  ]
  expect(await wrongReplies(asked, /^Yes: the passport is enough.*2 to 4 weeks/, /not said here/)).toEqual([])
})

test('who wants a contract of services for daily work hears no', async () => {
  const asked = [
    'le puedo hacer contrato de prestacion de servicios a un mesero q viene todos los dias',
    'es legal contratar un cocinero por prestacion de servicios con horario',
    'puedo tener una vendedora por prestacion de servicios de lunes a sabado',
  ]
  expect(await wrongReplies(asked, /^No, si viene todos los días.*23 y 24.*2616/)).toEqual([])
  const clauses = ['que lleva un contrato de prestacion de servicios']
  expect(await wrongReplies(clauses, /^Lo básico/)).toEqual([])
})

test('who does not know the acknowledgement of an invoice hears what it is and what is lost without it', async () => {
  const asked = [
    'que es lo de aceptar la factura en la dian, el acuse y eso, y q pasa si no lo hago',
    'que son los eventos de la factura y que pasa si no los hago',
  ]
  expect(
    await wrongReplies(asked, /^Es avisar a la DIAN.*IVA descontable.*616-1/, /cerrar el establecimiento/),
  ).toEqual([])
})

test('a shop on social networks hears where to begin and what it needs from the firm', async () => {
  const asked = [
    'tengo una tienda de ropa por instagram y no se por donde arrancar, que necesito de uds',
    'vendo bolsos por tiktok y no se por donde empezar, uds en que me ayudan',
  ]
  expect(await wrongReplies(asked, /^Tú, en este orden: 1\. RUT.*De nosotros, al comienzo, poco/)).toEqual([])
})

test('who delivers by an app hears the codes for the RUT', async () => {
  const asked = [
    'q responsabilidades pongo en el rut si solo hago domicilios en rappi',
    'soy domiciliario, cual responsabilidad pongo en la casilla 53 del rut',
  ]
  expect(await wrongReplies(asked, /la 49.*La 05.*No pongas la 48.*5320/)).toEqual([])
  const restaurant = ['que responsabilidades pongo en el rut, vendo almuerzos y los mando por rappi']
  expect(await wrongReplies(restaurant, /\S/, /solo repartes/)).toEqual([])
})

test('a worker hears when the severance is paid in and whose house may be repaired with it', async () => {
  const relative = [
    'las cesantias cuando las consignan y si las puedo sacar pa arreglar la casa de mi mama',
    'puedo usar mis cesantias para remodelar el apartamento de mis papas',
  ]
  expect(await wrongReplies(relative, /^No, si la casa es solo de tu familiar.*14 de febrero/)).toEqual([])
  const own = ['puedo sacar las cesantias para arreglar mi casa']
  expect(await wrongReplies(own, /^Sí, mientras trabajas.*cónyuge/)).toEqual([])
  const employer = ['mi empleado quiere retirar cesantias para arreglar la casa']
  expect(await wrongReplies(employer, /^Las cesantías son del trabajador/)).toEqual([])
})

test('a summons that came by e-mail is checked first', async () => {
  const asked = [
    'me acaba de llegar un correo de la dian q dice emplazamiento para declarar que hago ayudaaa',
    'la dian me mando un email con emplazamiento por no declarar, que hago',
  ]
  expect(await wrongReplies(asked, /^Con calma: primero mira si es real.*715/, /escritura/)).toEqual([])
  const onPaper = ['me llego carta fisica de emplazamiento para declarar']
  expect(await wrongReplies(onPaper, /^Con calma: un emplazamiento/, /escritura/)).toEqual([])
})

test('who files no return and had 11% withheld hears to claim it from the client', async () => {
  const asked = [
    'mi cliente me desconto el 11% en la cuenta de cobro, está bien eso? yo no declaro renta',
    'me retuvieron el 11 por ciento y no soy declarante',
  ]
  expect(await wrongReplies(asked, /^Casi seguro es de más.*3\.300 UVT.*reclámalo.*art\. 6/)).toEqual([])
})

test('who ships to other cities hears that ICA is paid where the parcel leaves', async () => {
  const named = [
    'vendo en bogota y despacho a medellin y cali en cual pago industria y comercio',
    'tengo tienda en bogota y envio a todo el pais, donde pago ica',
  ]
  expect(await wrongReplies(named, new RegExp(`^En ${bogota}.*art\\. 343`), /se reparte/)).toEqual([])
  const other = ['vendo por internet desde pereira y mando a otras ciudades, en que ciudad declaro el ica']
  expect(await wrongReplies(other, /^En la ciudad desde donde despachas/)).toEqual([])
})

test('who works here for a company abroad hears that the chat answers in English and that the pay is taxed here', async () => {
  const asked = [
    'hi, do you speak english? i just moved to bogota and i work remote for a US company',
    'do you guys speak english? I just arrived in medellin and work remotely for an american company',
  ]
  expect(
    await wrongReplies(asked, /^Yes: this chat answers in English.*183 days.*24/, /chat are in/),
  ).toEqual([])
})
