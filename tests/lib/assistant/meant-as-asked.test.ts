import { expect, test } from 'vitest'
import { expectOnlyFor } from '../../support/only-for'
import { wrongReplies } from '../../support/wrong-replies'

test.each([
  [
    'a letter that calls somebody omiso: its days first',
    [
      'hola me llego una carta de la dian diciendo que soy omiso en renta del 2023 y estoy muy asustada. que hago, cuantos dias tengo para contestar??',
      'la dian me mando un correo de que soy omiso, que plazo tengo',
      'carta de la dian por no declarar renta 2022, en cuantos dias debo responder',
    ],
    /Con calma: el plazo lo dice la carta.*un mes desde que te lo notificaron \(E\.T\., art\. 715\).*69\.718\.600.*art\. 641/,
  ],
  [
    'a penalty for what the firm filed late: who pays and where to claim',
    [
      'pesimo servicio llevo 2 semanas escribiendole al contador y no contesta, me presentaron la retencion tarde y ahora quien paga la sancion',
      'por culpa de ustedes me llego una multa, la pagan ustedes?',
      'la contadora de ustedes no presento la retencion a tiempo, esa multa la asumen?',
      'la firma no presento a tiempo mi retefuente, no voy a pagar yo esa sancion',
    ],
    /^Lo siento.*Ante la DIAN responde quien declara.*reclámalo.*asunto «Queja».*art\. 720/,
  ],
  [
    'money of a company that a partner wants to take: no, and what to do today',
    [
      'mi exsocio quiere sacar la plata de la empresa sin acta ni nada, eso es legal?',
      'un socio puede retirar plata de la empresa sin acta',
      'el exsocio todavia tiene firma en el banco y quiere llevarse la plata',
      'el otro dueño quiere pasar la plata de la cuenta a la de el, puede?',
    ],
    /^No: la plata de la cuenta es de la sociedad.*Código de Comercio, arts\. 151 y 451.*quita firmas/,
  ],
  [
    'a loss with cryptocurrencies: sold or not, and the limits',
    [
      'compre criptos el año pasado y perdi plata',
      'vendi mis criptos a perdida, puedo descontar la perdida en la renta',
      'perdi 8 millones en binance en 2025',
      'vendi usdt mas barato de lo que los compre, declaro?',
    ],
    /^Depende de si las vendiste.*por lo que costaron.*concepto unificado 1621.*Perder no quita el deber.*69\.718\.600/,
  ],
  [
    'a PPT: yes to the RUT and to charging',
    [
      'soy venezolana con ppt, puedo sacar rut y facturar',
      'con el permiso de proteccion temporal puedo facturar?',
      'los venezolanos con ppt pueden tener rut y emitir facturas',
    ],
    /^Sí, con el PPT vigente.*RUT, gratis.*cédula colombiana.*cita.*437/,
  ],
  [
    'a short request for the address',
    ['direccion porfa', 'dirección?', 'cual es la dirreccion', 'me das la direccion de ustedes'],
    /^Estamos en la .*Teléfono/,
  ],
  [
    'a short request for a number',
    [
      'un numero para llamar',
      'me dan un numero',
      'tienen un celular para llamarlos',
      'a donde llamo',
      'numero de telefono',
    ],
    /^Llámanos al \+?[\d ]+ \(lunes/,
  ],
  [
    'invoices that are in the portal twice',
    [
      'subi las facturas de octubre al portal y me aparecen duplicadas',
      'me aparece dos veces la factura de octubre!!',
      'hay facturas duplicadas como las borro',
    ],
    /^Compara el número y el CUFE.*«Eliminar».*«Ya lo tenías»/,
  ],
  [
    'papers that somebody gave to the firm: who has them',
    [
      'Le di mi cedula y extractos a una asesora de ustedes en agosto. Quiero saber quien tiene esos documentos y pa que los usan',
      'les mande mis extractos y no se quien los tiene, que hacen con eso?',
      'le di mi cedula a un asesor, quien la esta viendo',
      'quiero saber quien de su firma tiene mi cedula',
    ],
    /^Tienes derecho a saberlo.*«Datos personales».*10 días hábiles \(Ley 1581 de 2012, arts\. 8 y 14\)/,
  ],
  [
    'the place or the link of an appointment',
    [
      'Tengo cita el martes 1 a las 10 y no me llego el link. Es virtual o voy hasta alla?',
      'mi cita es presencial o virtual',
      'tengo reunion en 10 minutos y no me llega el enlace!!',
    ],
    /^En el portal, en «Citas», abre la tuya: «Lugar».*llama al/,
  ],
])('the chat answers what is asked: %s', async (_, messages, has) => {
  expect(await wrongReplies(messages, has)).toEqual([])
})

test('an overdue return of a person is dated, and says how many months have passed', async () => {
  await expectOnlyFor(
    [
      'cedula terminada en 03 y no declare q hago',
      'no declare renta y mi cedula es 1032456703',
      'cc terminada en 03 no presente la renta, cuanto es la multa',
    ],
    /^La renta de 2025 de una persona con número terminado en 03 venció el 13 de agosto 2026.*524\.000.*hasta hoy van? .*% del impuesto a cargo/,
    ['nit terminado en 21 y no presente el iva', 'no alcance a declarar mi nit termina en 08'],
    /^La renta de 2025 de una persona/,
  )
})

test('near questions keep their own answers', async () => {
  await expectOnlyFor(
    ['puedo sacar plata de mi sas sin hacer acta?'],
    /^Como utilidades, no.*arts\. 151 y 451/,
    [
      'puedo poner la direccion de mi casa en el rut',
      'como cambio mi numero de telefono en el portal',
      'mi socio se llevo 40 millones de la sociedad sin avisar, es legal?',
      'invertí en cripto y me estafaron perdí todo, eso se declara?',
      'quiero agendar una cita virtual',
      'facture dos veces lo mismo a un cliente que hago',
      'me llego un emplazamiento por no declarar, cuantos dias tengo',
      'si ustedes se equivocan quien paga la multa',
      'direccion de la dian en bogota',
      'numero de la dian para llamar',
      'les envie los documentos hace una semana que pasa con eso',
      'soy venezolana sin ppt puedo facturar',
      'mi socio se quiere salir de la empresa y pide su plata',
      'mi socio saca plata de la empresa cuando quiere y no me muestra las cuentas, que puedo hacer',
      'me llego un correo que dice omiso ICA 2023 cuanto plazo tengo',
    ],
    /^(?:Estamos en|Llámanos|No: la plata|Depende de si las|En el portal, en «Citas», abre|Compara el|Con calma: el plazo lo dice|Lo siento: no debía|Tienes derecho a saberlo|Sí, con el PPT)/,
  )
})
