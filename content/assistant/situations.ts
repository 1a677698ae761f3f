import { contactHref } from '../contact-topics'
import { firm } from '../firm'
import { maxFileMegabytes } from '../upload-limit'
import type { KnownAnswer } from './answers'
import { fears } from './fears'
import { call, mail, recover, signIn, taxPage, treatment, whatsapp, write } from './reply-links'

const rights: readonly KnownAnswer[] = [
  {
    asked: `cobraron dos veces, me cobraron doble, pqr, pqrs, queja, quejas, reclamo, reclamos, reclamacion, reclamaciones, quejarme, me quejo, donde me quejo, pesimo servicio, mal servicio, mala atencion, molesto con ustedes, molesta con ustedes, inconforme, inconformidad, cobraron de mas, cobro de mas, estafa, peticion formal`,
    text: [
      'Lamentamos que algo haya salido mal. Tu queja o reclamo se recibe por escrito y queda con fecha.',
      `Escríbela a ${firm.email} con tu nombre, tu número de contacto y qué pasó. Si prefieres contarla, llama. Si el reclamo es por tus datos personales, la ley nos da 15 días hábiles para responder (Ley 1581 de 2012, artículo 15).`,
    ],
    links: [mail, call],
  },
  {
    asked: `nadie contesta, nadie me contesta, nadie responde, no contestan, no responden, no me responden, no me contestan, no atienden el telefono`,
    text: [
      'Lo sentimos. Escríbenos al correo con tu nombre y tu teléfono, o llama en el horario de atención, y queda registrado.',
    ],
    links: [mail, call, whatsapp],
  },
  {
    asked: `asesor no responde, asesor no me responde, asesora no responde, asesor no contesta, cambiar de asesor`,
    text: [
      'Escríbele por los mensajes del portal: ahí queda la fecha, y el equipo ve lo que espera respuesta. Si es urgente o quieres otro asesor, llama y pide hablar con la persona encargada.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    asked: `donde sacaron mi numero, de donde sacaron mi, como consiguieron mi numero, quien les dio mi, borrar datos, borren datos, borrar mis datos, eliminar mis datos, eliminen datos, supresion de datos, habeas data, revocar autorizacion, revoco autorizacion, corregir mis datos, corregir datos, actualizar mis datos, rectificar datos, derecho al olvido, derecho de peticion, no quiero correos, no quiero manden correos, no quiero que me manden, no me manden correos, no manden mas correos, dejen de escribirme, que datos tienen, datos tienen mios, conocer mis datos, eliminar mi cuenta, eliminar cuenta, borrar mi cuenta, borrar cuenta, cerrar mi cuenta`,
    text: [
      `Es tu derecho. Pídelo a ${firm.email} con el asunto «Datos personales»: di qué quieres (conocer, corregir, borrar o revocar tu autorización), tu identificación y dónde responderte.`,
      'Respondemos las consultas en 10 días hábiles y los reclamos en 15 días hábiles (Ley 1581 de 2012, artículos 14 y 15). Si tienes cuenta, en «Cuenta» del portal puedes descargar tus datos y pedir que se elimine.',
    ],
    links: [mail, treatment],
  },
  {
    asked: `venden mis datos, venden datos, venden los datos, comparten mis datos, hacen con mis datos, que hacen con mis datos, tratamiento de datos personales, politica de datos, politica de privacidad`,
    text: [
      'No los vendemos. Los usamos para responderte y para prestarte el servicio, según la política de tratamiento de datos, que dice qué guardamos, para qué y cómo pedir que lo borremos.',
    ],
    links: [treatment, { href: '/politicas-privacidad', label: 'Política de privacidad' }],
  },
  {
    asked: `eres robot, eres un robot, eres persona, eres una persona, eres humano, eres real, eres ia, eres inteligencia artificial, inteligencia artificial, chatgpt, es un bot, eres bot, con quien hablo, con quien estoy hablando, quien eres, como te llamas`,
    text: [
      'Soy un asistente automático: respondo con textos que escribió el equipo, sin inteligencia artificial que invente. Si prefieres una persona, llama o escribe.',
    ],
    links: [call, whatsapp, treatment],
  },
  {
    asked: `guardas lo que escribo, guardan lo que escribo, guardan la conversacion, es seguro, esto es seguro, es confiable, queda grabado`,
    text: [
      'En este chat no se guarda ni se envía nada: las respuestas salen de la misma página. No hace falta que escribas datos personales aquí.',
    ],
    links: [treatment],
  },
]

const portalStates: readonly KnownAnswer[] = [
  {
    asked: `no llego el correo, no me llego el correo, no llega el correo, no llega correo, correo de confirmacion no, no llega confirmacion, no llego confirmacion, no me llega nada, no me llega el codigo, no llega el codigo, no llego codigo, registre y no llega, no llega el mensaje de confirmacion, confirmar la cuenta no llega, no llega correo confirmar`,
    text: [
      'Mira primero en «Correo no deseado» o «Promociones», y comprueba que el correo esté bien escrito. Si pasaron unos minutos, entra con tu correo y tu contraseña: la página ofrece enviarlo otra vez.',
      'El código del segundo paso no llega por correo: sale en la aplicación que configuraste en tu teléfono.',
    ],
    links: [signIn, call],
  },
  {
    asked: `enlace vencio, enlace correo vencio, enlace del correo vencio, link vencio, enlace vencido, enlace ya vencio, enlace no funciona, link no funciona, enlace no sirve, no me llego el link, link cambiar clave, link para cambiar, no llega el enlace, enlace para cambiar`,
    text: [
      'Los enlaces sirven una sola vez y por poco tiempo. Pide otro enlace y úsalo apenas llegue. Si no aparece, mira en «Correo no deseado».',
    ],
    links: [recover, signIn],
  },
  {
    asked: `lista de espera, en lista de espera, aprobarme, demoran en aprobar, cuanto demora la aprobacion, aprobaron mi solicitud, ya aprobaron, no esta aprobada, cuenta no aprobada, pendiente de aprobacion, dan acceso, me registre hace, registre hace dias, registre y nada, cuando me aprueban`,
    text: [
      'El equipo revisa tu solicitud y te avisa por correo cuando quede aprobada. Mientras tanto puedes completar los datos de tu empresa al iniciar sesión: así se revisa antes.',
    ],
    links: [signIn, call],
  },
  {
    asked: `rechazaron registro, rechazaron el registro, rechazaron mi solicitud, no me aprobaron, negaron el acceso, acceso denegado`,
    text: [
      'El correo que recibiste dice por qué no se aprobó el registro. Si crees que es un error, llama o escríbenos y lo revisamos.',
    ],
    links: [call, mail],
  },
  {
    asked: `rechazaron factura, rechazaron una factura, factura rechazada, facturas rechazadas, factura en revision, factura esta en revision, factura con errores, sale con errores, sin revisar, que significa sin revisar, factura no aparece, subi factura no aparece, subi y no aparece`,
    text: [
      'En el portal, en «Facturas», cada una dice su estado. Si la rechazaron, ábrela: el motivo dice qué corregir y desde ahí subes la corregida. «En revisión» o «sin revisar» significa que una persona del equipo la mira.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ver mis facturas' }, call],
  },
  {
    asked: `no deja subir, no me deja subir, no puedo subir, no sube la factura, error al subir, xml no abre, no abre el xml, archivo muy pesado, pesa mucho el archivo`,
    text: [
      `Recibimos PDF, JPG, PNG y XML de hasta ${maxFileMegabytes} MB cada uno. Si tu proveedor envió un ZIP, suéltalo entero: adentro van el XML y el PDF. El XML no se abre con doble clic: súbelo tal cual, el portal lo lee.`,
    ],
    links: [{ href: '/portal/facturas', label: 'Subir facturas' }, call],
  },
  {
    asked: `factura que no era, subi la que no era, factura equivocada, archivo equivocado, borrar una factura, eliminar una factura, eliminar factura`,
    text: [
      'En «Facturas», abre la que no era y elígela para eliminarla; tienes un minuto para deshacerlo. Si ya está decidida, escríbele a tu asesor por los mensajes del portal.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ver mis facturas' }],
  },
  {
    asked: `varias facturas, varias a la vez, muchas facturas, subir varias, subir muchas`,
    text: [
      'Sí, puedes subir varias a la vez: suéltalas juntas o en un ZIP. Cada una muestra su avance y su resultado.',
    ],
    links: [{ href: '/portal/facturas', label: 'Subir facturas' }],
  },
  {
    asked: `codigo no funciona, codigo no me funciona, codigo de numeros no, codigo 6 numeros, perdi el celular, perdi celular codigo, cambie de celular, cambie celular, codigo de seis, codigo de la aplicacion, segundo paso, autenticador, google authenticator, no me sale el codigo`,
    text: [
      'El código del segundo paso sale en la aplicación de tu teléfono. Si ya no lo tienes, llámanos: comprobamos que eres tú y quitamos el segundo paso para que lo configures de nuevo.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `cuenta bloqueada, bloqueada por intentos, muchos intentos, demasiados intentos, me bloquearon por intentos`,
    text: [
      'Después de varios intentos hay que esperar unos minutos. Si no recuerdas la contraseña, cámbiala con un enlace a tu correo.',
    ],
    links: [recover, call],
  },
  {
    asked: `invito a mi, invitar a mi, invitar a otra persona, invitar contadora, otro usuario, agregar usuario, agregar persona, dar acceso a`,
    text: [
      'En el portal, en «Personas», el dueño de la empresa invita por correo y elige qué puede ver o hacer cada quien.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }],
  },
  {
    asked: `como agendo, como agendo una cita, como pido una cita, donde agendo`,
    text: [
      'Si ya eres cliente, en el portal, en «Citas», eliges el día y la hora. Si todavía no, pide la evaluación gratuita y te llamamos para fijar la cita.',
    ],
    links: [
      { href: '/portal', label: 'Ir al portal' },
      { href: contactHref('evaluacion'), label: 'Pedir la evaluación' },
      call,
    ],
  },
  {
    asked: `cambio mi correo, cambiar mi correo, cambiar el correo, cambio de correo`,
    text: [
      'En «Cuenta» del portal escribes el correo nuevo y lo confirmas desde un enlace. El anterior recibe un aviso, por si no fuiste tú.',
    ],
    links: [signIn, call],
  },
  {
    asked: `dos empresas, varias empresas, otra empresa en el portal, mas de una empresa`,
    text: [
      'Con el mismo correo puedes entrar a varias empresas: se cambia de empresa en la cabecera del portal.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }],
  },
]

const languages: readonly KnownAnswer[] = [
  {
    asked: `speak english, english, do you speak, accountant, need an accountant, accounting services, tax return, taxes in colombia, foreigner, foreigners, payroll, hello i need help, hello i need, i need help`,
    text: [
      'We answer in Spanish here, but you can call or write to us in English. We do accounting, taxes, payroll and legal work for companies in Colombia (contabilidad, impuestos, nómina y legal).',
    ],
    links: [call, mail, { href: '/servicios', label: 'Services (in Spanish)' }],
  },
  {
    asked: `letter from dian, letter dian, fine from dian, notice from dian, got a letter, got a fine`,
    text: [
      'Stay calm: it is a question with a deadline. Look for the date you received it and the deadline, do not answer halfway, and call us with the document at hand.',
    ],
    links: [call, mail],
  },
  {
    asked: `how much do you charge, how much, your prices, price list, fees`,
    text: [
      'Prices start at $\u00a0600.000 a month plus VAT for taxes and $\u00a0800.000 for accounting. The first evaluation is free.',
    ],
    links: [{ href: '/servicios', label: 'Prices of each service (in Spanish)' }, call],
  },
  {
    asked: `opening hours, where are you located, your address, your office, phone number`,
    text: [
      `We are at ${firm.address.street}, ${firm.address.city}. ${firm.hours.map(({ days, time }) => `${days}: ${time}`).join('; ')}`,
    ],
    links: [call, mail],
  },
]

const taxes: readonly KnownAnswer[] = [
  {
    asked: `tarifa iva, tarifa del iva, tarifa general iva, tarifa general del iva, porcentaje del iva, porcentaje iva, cuanto es el iva, de cuanto es el iva, iva en colombia`,
    text: [
      'La tarifa general del IVA es del 19% (artículo 468 del Estatuto Tributario). Algunos bienes y servicios van al 5%, y otros son exentos o excluidos. Si me escribes un valor, te hago la cuenta: «iva de 250.000».',
    ],
    links: [taxPage],
  },
  {
    asked: `vivo en el exterior, vivo en otro pais, residente fiscal, residencia fiscal, vivo fuera, no vivo en colombia, colombiano en el exterior`,
    text: [
      'Depende de tu residencia fiscal: de los días que pasas en Colombia y de dónde están tus ingresos y bienes (artículos 9 y 10 del Estatuto Tributario). Con tus fechas de entrada y salida te decimos si debes declarar y por qué.',
    ],
    links: [call, write],
  },
  {
    asked: `soy independiente, soy freelance, trabajo independiente, que pago independiente, prestacion de servicios que pago`,
    text: [
      'Como independiente pagas la PILA cada mes sobre tus ingresos, y declaras renta si pasas alguno de los topes (1.400 UVT de ingresos del año, entre otros). Puedes ser responsable de IVA según lo que factures. Las fechas salen con tu cédula en «Vencimientos por NIT».',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Ver mis fechas' }, taxPage],
  },
  {
    asked: `soy asalariado, soy empleado debo declarar, gano millones debo declarar, gano debo declarar, compre casa debo declarar, compre carro debo declarar, compre apartamento debo declarar, vendi casa debo declarar`,
    text: [
      'Declaras por el año 2025 si pasaste cualquiera de estos topes: ingresos brutos de 1.400 UVT ($\u00a069.718.600), consumos con tarjeta, compras o consignaciones por encima de esa cifra, o patrimonio bruto de más de 4.500 UVT ($\u00a0224.095.500). Un salario mensual se mira sumado en el año, y comprar vivienda cuenta en las compras y en el patrimonio.',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Ver mi fecha con mi cédula' }, taxPage],
  },
  {
    asked: `precio declaracion renta persona natural, precio declaracion de renta de persona natural, cuanto declaracion renta persona natural, cobran declaracion renta persona natural, cuanto vale declaracion renta persona, cobran por declarar renta persona natural`,
    text: [
      'Para una persona natural la declaración es una vez al año y no tiene tarifa mensual: el precio depende de tus ingresos, tus bienes y tus soportes. Cuéntanos tu caso y te damos el valor antes de empezar; la evaluación inicial es gratuita.',
    ],
    links: [write, call, { href: '/herramientas/vencimientos', label: 'Ver mi fecha con mi cédula' }],
  },
  {
    asked: `certificado de ingresos, certificacion de ingresos, certificado ingresos prestamo`,
    text: [
      'La firma un contador público después de ver tus soportes: extractos, facturas o declaraciones. Si ya eres cliente, pídela por los mensajes del portal; si no, cuéntanos para qué entidad es y qué soportes tienes.',
    ],
    links: [write, call],
  },
  {
    asked: `herencia, recibi una herencia, vendi apartamento, vendi un apartamento, vendi apto, vendi una casa, vendi casa, vendi carro, criptos, criptomonedas, bitcoin, pensionado, pensionada, mesada pensional`,
    text: [
      'Puede haber impuesto de renta o de ganancias ocasionales, y también puede que no: depende del valor, de desde cuándo lo tenías y de tus otros ingresos. Declaras si pasaste alguno de los topes del año (1.400 UVT de ingresos o 4.500 UVT de patrimonio, entre otros).',
      'Cuéntanos el valor y la fecha y te decimos qué te toca.',
    ],
    links: [write, call, taxPage],
  },
  {
    asked: `no pagar impuestos, evadir impuestos, con facturas falsas, comprar facturas, comprar facturas falsas`,
    text: [
      'Con eso no te podemos ayudar: es ilegal y le sale más caro a quien lo hace. Sí podemos revisar qué deducciones y beneficios permite la ley en tu caso.',
    ],
    links: [write, call],
  },
  {
    asked: `dian rechazo factura, dian rechazo la factura, dian me rechazo, rechazo la dian`,
    text: [
      'La DIAN dice el motivo con un código de regla. Pasa el XML por la herramienta: comprueba las sumas, el NIT y el CUFE, y te muestra qué no cuadra. Si es de tu facturador, también conviene avisarle.',
    ],
    links: [{ href: '/herramientas/validar-factura', label: 'Revisa una factura' }, call],
  },
  {
    asked: `hacen descuento, hay descuento, rebaja, cobran la primera consulta, primera consulta, cobran la consulta`,
    text: [
      'La primera evaluación es gratuita y sin compromiso. La nómina tiene descuento por volumen; en lo demás el precio se ajusta al alcance: cuéntanos qué necesitas y te decimos qué se puede dejar fuera.',
    ],
    links: [{ href: contactHref('evaluacion'), label: 'Pedir la evaluación' }, call],
  },
  {
    asked: `necesita revisor fiscal, necesito revisor fiscal, no nombro revisor fiscal, no tengo revisor fiscal`,
    text: [
      'Lo exige la ley a las sociedades con activos brutos de 5.000 salarios mínimos o más, o ingresos brutos de 3.000 o más, al cierre del año anterior (Ley 43 de 1990, artículo 13). Si ya te toca y no lo has nombrado, con calma: se nombra en asamblea y se inscribe en la Cámara de Comercio cuanto antes.',
    ],
    links: [{ href: '/herramientas/revisor-fiscal', label: 'Hacer la cuenta con tus cifras' }, call],
  },
  {
    asked: `gran contribuyente, grandes contribuyentes, que es gran contribuyente`,
    text: [
      'Es quien la DIAN nombra en una resolución por su tamaño o su recaudo. Declara IVA cada dos meses y paga la renta en tres cuotas: febrero, abril y junio. Lo ves en el código 13 de la casilla 53 del RUT.',
    ],
    links: [
      { href: '/herramientas/vencimientos/renta-grandes-contribuyentes', label: 'Ver las fechas' },
      taxPage,
    ],
  },
  {
    asked: `responsable de iva, no responsable de iva, debo cobrar iva, tengo que cobrar iva, facturo poco iva, cobrar iva`,
    text: [
      'Es responsable de IVA quien vende bienes o servicios gravados; en el RUT es el código 48. Las personas naturales que venden poco y cumplen los topes de la ley pueden ser no responsables, código 49. Con tus ventas del año te decimos cuál eres.',
    ],
    links: [taxPage, write],
  },
  {
    asked: `actualizo el rut, actualizar rut, actualizar el rut, sacar el rut, sacar rut, cambiar el rut, inscribir rut`,
    text: [
      'El RUT se actualiza gratis en el portal de la DIAN, con tu usuario y tu firma electrónica. Hazlo cuando cambien tu dirección, tu actividad o tus responsabilidades. Si no sabes qué código te toca, lo revisamos contigo.',
    ],
    links: [call, write],
  },
  {
    asked: `salir del simple, salgo del simple, sale del simple, me sale del simple, sacaron del simple`,
    text: [
      'Sales del régimen SIMPLE si dejas de cumplir sus requisitos o si lo pides en el RUT; desde ahí declaras en el régimen ordinario. Lo vemos con tus ingresos y tu actividad antes de que hagas el cambio.',
    ],
    links: [taxPage, call],
  },
  {
    asked: `que vence, que se vence, vence este mes, vence en enero, vence en febrero, vence en marzo, vence en abril, vence en mayo, vence en junio, vence en julio, vence en agosto, vence en septiembre, vence en octubre, vence en noviembre, vence en diciembre, que tengo que pagar, pagar este mes dian, mis vencimientos, vencimientos de mi nit, calendario tributario de, calendario 2027`,
    text: [
      'Los vencimientos de cada impuesto, día por día, están en esta herramienta: escribe tu NIT o tu cédula, o mira el calendario de un mes completo. También puedes escribirme aquí el impuesto y tu NIT.',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Vencimientos por NIT' }, taxPage],
  },
]

export const situations: readonly KnownAnswer[] = [
  ...fears,
  ...rights,
  ...portalStates,
  ...languages,
  ...taxes,
]
