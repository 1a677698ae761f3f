import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Each row has messages of one need, what their reply says, and what it must not say. */
const needs: readonly { need: string; asked: readonly string[]; has: RegExp; not?: RegExp }[] = [
  {
    need: 'who only has a question is asked what it is about',
    asked: ['Hola buenas me pueden colaborar con una inquietud', 'quisiera hacer una consulta por favor'],
    has: /Cuéntame un poco más/,
  },
  {
    need: 'who only wants a quotation sees what each service starts at',
    asked: ['para cotizar', 'buenas, necesito cotizar por favor'],
    has: /qué quieres cotizar.*800\.000 al mes.*30\.000 por empleado.*salud y pensión/,
  },
  {
    need: 'a quotation for a pension is no price of ours',
    asked: ['como independiente quiero cotizar a pension'],
    has: /40%/,
    not: /qué quieres cotizar/,
  },
  {
    need: 'a worker who came in a month and left yesterday is settled up to that day',
    asked: [
      'una empleada me renuncio ayer, como le liquido, gana el minimo y entro en febrero',
      'gana el minimo, entro en febrero y renuncio ayer, como la liquido',
    ],
    has: /148 días.*298 días.*En total, estimado: \$.3\.366\.910/,
  },
  {
    need: 'the month of the end counts, and today does not, if both are named',
    asked: ['gano el minimo, entre en marzo y renuncie en agosto, hoy no se cuanto es mi liquidacion'],
    has: /180 días|60 días/,
    not: /149 días/,
  },
  {
    need: 'nobody hears of the case of another person',
    asked: [
      'buenas tardes para preguntar por el proceso de la señora Martha Cecilia Rincón',
      'quiero saber como va el caso del señor Pedro Gomez',
    ],
    has: /no veo casos ni personas.*autorice/,
  },
  {
    need: 'a photo that does not upload gets the steps',
    asked: [
      'la app no me deja adjuntar la foto de la factura se queda cargando',
      'no puedo adjuntar una imagen en el portal, se queda dando vueltas',
    ],
    has: /10 MB.*recarga la página.*«Mensajes»/,
  },
  {
    need: 'who asks whether a photo may be uploaded hears yes',
    asked: ['se puede subir la foto de la factura desde el celular?'],
    has: /^Sí/,
  },
  {
    need: 'the papers of a company come before our price',
    asked: [
      'Que necesito para constituir una empresa SAS y cuánto cobran ustedes',
      'requisitos para montar una sas y precio con ustedes',
    ],
    has: /^Papeles:.*Lo nuestro: la asesoría legal.*Aparte, lo que cobra la Cámara/,
  },
  {
    need: 'the withholding certificate of a company comes from who withheld',
    asked: [
      'Buenos días, necesito el certificado de retención en la fuente que le practicaron a mi empresa, nit 901.432.118',
      'me pueden enviar el certificado de retencion en la fuente, nit 900123456',
    ],
    has: /Lo da quien le retuvo.*marzo de 2027/,
    not: /terminado en/,
  },
  {
    need: 'a tax with a NIT still gets its dates',
    asked: ['cuando vence la retencion nit 901432118', 'retencion en la fuente nit 901432118'],
    has: /terminado en 18.*diciembre/,
  },
  {
    need: 'who wants a filed return, or to know whether it is filed, hears where it is',
    asked: [
      'necesito la declaracion de iva, nit 901432118',
      'Buenas doctora, ya me presentaron el iva? no he visto nada en el portal',
    ],
    has: /En el portal, en «Calendario».*Presentada/,
    not: /terminado en|confiables/,
  },
  {
    need: 'who sent everything hears what follows',
    asked: ['ya subi todo', 'listo ya mande todas las facturas'],
    has: /Gracias: el equipo lo revisa.*«Solicitudes»/,
  },
  {
    need: 'who uploaded the wrong file hears how to take it back',
    asked: ['subi la factura equivocada'],
    has: /«Deshacer»/,
    not: /Gracias/,
  },
  {
    need: 'who is not answered while a penalty grows hears how to stop it',
    asked: [
      'Llevo 3 dias escribiendole a mi contadora y nadie me responde, tengo una sanción corriendo. Necesito que alguien me llame HOY',
      'mi asesora no me contesta hace una semana y se me esta corriendo una multa',
    ],
    has: /no puedo hacer que te llamen.*«Mensajes».*5%.*641.*se detiene al presentar.*580-1/,
  },
  {
    need: 'who asks for the price of an hour and its place gets both',
    asked: [
      'Cuanto cobran la hora de asesoria y si es virtual o presencial',
      'cuanto vale una consulta, es presencial?',
    ],
    has: /se cobra por horas.*Puede ser por videollamada/,
  },
  {
    need: 'after a death the return and the estate are both explained',
    asked: [
      'mi esposo fallecio en septiembre, el declaraba renta, que toca hacer con eso? tambien necesito saber de la sucesión',
      'murio mi papa y declaraba renta, que hago con la renta y como se hace la sucesion',
    ],
    has: /^Lamento tu pérdida\. Sí, por cada año en que pasó un tope.*La sucesión: ante notario.*902 de 1988/,
  },
  {
    need: 'who did not renew for years hears that we help',
    asked: [
      'hola buenas noches queria saber si ustedes tambien hacen lo de la camara de comercio, es q no renovamos desde el 2022',
      'quiero ponerme al dia con la camara de comercio, llevo tres anos sin renovar',
    ],
    has: /Sí, te ayudamos.*La Cámara no pone multa.*cinco años/,
  },
  {
    need: 'statements for a bank by tomorrow have steps',
    asked: [
      'Necesito los estados financieros con corte a octubre para el banco, me los piden mañana lunes a primera hora, se puede??',
      'el banco me pide el balance para mañana, me ayudan?',
    ],
    has: /Si eres cliente: 1\. Mira en «Documentos».*Pide al banco/,
  },
  {
    need: 'a supplier and an applicant hear where to write',
    asked: [
      'Buen día, somos proveedor de papelería y tecnología para empresas, con quien puedo comunicarme del área de compras?',
      'somos una distribuidora de insumos y queremos ofrecerles nuestro portafolio',
    ],
    has: /al correo de abajo, con «Compras»/,
  },
  {
    need: 'an applicant and a student hear what to send',
    asked: [
      'buen dia señores, adjunto hoja de vida para lo que requieran',
      'Buenas, soy estudiante de contaduria de la uniminuto, ustedes reciben practicantes para el primer semestre de 2027?',
    ],
    has: /hoja de vida al correo.*el semestre/,
  },
  {
    need: 'a bill above a price in thousands is compared with it',
    asked: [
      'Me llego una factura de ustedes por 850.000 y yo habia quedado en 700 con la asesora',
      'me llego su factura por 850000 y habiamos quedado en 700',
    ],
    has: /\$.700\.000 más el 19% son \$.833\.000/,
  },
  {
    need: 'the prima of who goes some days a week is explained with an example',
    asked: [
      'La prima se paga tambien a la señora del servicio q va 2 dias a la semana?',
      'la muchacha que va tres dias por semana tiene derecho a prima?',
    ],
    has: /^Sí: quien trabaja por días.*578\.000 al mes.*289\.000/,
  },
  {
    need: 'a last day on a Sunday is paid on the Friday before',
    asked: ['buenas, para cuando hay q pagar la prima?', 'cuando se paga la prima'],
    has: /20 días de diciembre.*domingo: conviene pagarla el viernes 18/,
  },
  {
    need: 'who asks about an auditor by assets hears the limit of the income too',
    asked: [
      'Estoy obligado a tener revisor fiscal? mis activos el año pasado fueron como 7 mil millones',
      'una sas con activos de 6 mil millones necesita revisor fiscal?',
    ],
    has: /Por activos, no:.*los ingresos \(tope: 3\.000 salarios mínimos, \$.4\.270\.500\.000\)/,
  },
  {
    need: 'who is no client downloads a return from DIAN',
    asked: [
      'como descargo la declaracion de renta del año pasado',
      'necesito descargar la declaracion de renta del año pasado',
    ],
    has: /www\.dian\.gov\.co/,
  },
  {
    need: 'a foundation hears that we update its special regime',
    asked: [
      'Tengo una fundación y necesito actualizar el régimen tributario especial, ustedes lo hacen?',
      'nos ayudan con la permanencia en el regimen especial de una corporacion?',
    ],
    has: /^Sí, lo hacemos: es parte de la asesoría tributaria.*30 de junio/,
  },
]

test.each(needs)('$need', async ({ asked, has, not }) => {
  expect(await wrongReplies(asked, has, not)).toEqual([])
})
