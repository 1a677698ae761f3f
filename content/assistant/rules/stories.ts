import { contactHref } from '../../contact-topics'
import { call, lateLink, mail } from '../reply-links'
import type { Rule } from '../rules'

const lawyer = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const accountant = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const

/** Answers to people in trouble whose stories also name other subjects. Each answer begins with what to do today. */
export const rules: readonly Rule[] = [
  {
    topic: 'Me piden plata a nombre de ustedes',
    asked:
      'me escribieron diciendo que son ustedes y me piden consignar, alguien se hace pasar por la firma, me cobran por nequi a nombre de ustedes, es de ustedes este correo que me pide pagar',
    when: [
      /\b(?:dic\w+ que son|diciendo|a nombre|de parte|se hac\w+ pasar|haciendose pasar|suplant\w+)\b/,
      /\b(?:ustedes|uds|la firma|su firma|de parte suya)\b/,
      /\b(?:consign\w+|nequi|daviplata|transf\w+|pag\w+|gir\w+)\b/,
    ],
    calms: true,
    text: [
      'No pagues todavía: nosotros cobramos con factura de la empresa y a la cuenta que sale en ella, nunca a un Nequi ni a una cuenta de una persona. Lo más probable es que alguien use nuestro nombre.',
      'Ahora: 1. Llama al teléfono de esta página, no al del mensaje, y di qué te cobran: te decimos si es nuestro. 2. Reenvíalo al correo de abajo y no abras adjuntos. 3. Si ya consignaste, avisa a tu banco ya, pide que frenen el pago, guarda el comprobante y denúncialo en la Fiscalía. 4. Si diste una clave, cámbiala desde otro equipo.',
    ],
    links: [call, mail],
  },
  {
    topic: 'Murió quien manejaba todo y vienen a cobrar',
    asked:
      'murio mi esposo y me cobran las deudas de la empresa, fallecio mi papa y la dian quiere que firme, mi esposa manejaba el negocio y murio, me quieren quitar la casa por las deudas de mi esposo que murio',
    when: [
      /\b(?:fallec\w+|muri\w+|viud[ao])\b/,
      /\b(?:espos[oa]|marido|mujer|papa|mama|padre|madre|hij[oa]|herman[oa]|socio)\b/,
      /\b(?:firm\w+|deudas?|quit\w+ la casa|nos quitan|cobrar\w*|embarg\w+)\b/,
    ],
    not: /\bquien (?:\w+ ){0,2}firm\w+|\bdeclar\w+ por\b|\b(?:contador|contadora|accionistas?|acciones|unic[oa] (?:soci[oa]|duen[oa]))\b/,
    calms: true,
    text: [
      'Lamento tu pérdida. Hoy no firmes nada ni entregues plata: a quien llegó pídele nombre, identificación y el papel que lo envía, quédate con copia y dile que respondes por escrito. La DIAN notifica por escrito y da un plazo.',
      'Las deudas de quien murió se pagan con lo que dejó, no con lo tuyo, salvo lo que hayas firmado tú. Si es una S.A.S., los accionistas responden hasta sus aportes (Ley 1258 de 2008, art. 1). La DIAN no embarga la casa con patrimonio de familia o afectación a vivienda familiar (E.T., art. 837-1).',
      'Esta semana: 1. Registro de defunción y su cédula. 2. Certificado de la Cámara de Comercio: dice si la empresa es sociedad o persona natural. 3. Cartas, claves y extractos, sin mover la plata. 4. Con un abogado, cómo se abre la sucesión y quién queda de representante. Llámanos: un abogado y un contador lo miran contigo.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Mi socio sacó plata de la empresa',
    asked:
      'mi socio saco plata de la cuenta sin avisarme, mi socia se llevo la plata de la empresa, mi hermano que es socio retiro todo del banco, el otro socio transfirio la plata a su cuenta',
    when: [
      /\bsoci[oa]s?\b/,
      /\b(?:saco|sacaron|se llevo|retiro|transfirio|vacio|robo|giro)\b/,
      /\b(?:cuenta|plata|millones|banco|caja|dinero)\b/,
    ],
    calms: true,
    text: [
      'Con calma, pero hoy: la plata de la sociedad no es del socio, y sacarla sin soporte queda como una deuda suya con la empresa mientras no se aclare.',
      'Ahora: 1. Pide al banco el extracto y quién autorizó, cambia claves y tokens y exige dos firmas: como representante legal puedes. 2. Escríbele con fecha: cuánto, cuándo, para qué, y hasta qué día devuelve. 3. Deja constancia escrita de que no lo autorizaste: el representante responde por sus deberes. 4. Que el contador lo registre como cuenta por cobrar al socio y no como gasto. 5. Cita asamblea según los estatutos. No lo denuncies ni firmes un arreglo antes de hablar con un abogado: llámanos y lo mira contigo hoy, en reserva.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Mi contador firmó por mí o falsificó mi firma',
    asked:
      'mi contador falsifico mi firma, el contador firmo por mi, el contador presento declaraciones sin mi permiso, usaron mi firma electronica sin permiso',
    when: [
      /\b(?:contador\w*|asesor\w*|tramitador|abogad\w+)\b/,
      /\b(?:falsific\w+|firmo por mi|uso mi firma|sin mi permiso|sin mi autorizacion)\b/,
    ],
    not: /\b(?:ex|anterior|aparece\w*)\b/,
    calms: true,
    text: [
      'Con calma: primero se corta el acceso y se guarda la prueba; después se discute la deuda.',
      'Ahora: 1. Recupera la firma electrónica en www.dian.gov.co y cambia la clave y el correo del RUT: así nadie más firma por ti. 2. Descarga cada declaración con su fecha y hora, y lo que te cobran. 3. Guarda contratos, mensajes y pagos. 4. Si la carta tiene un plazo, respóndela dentro de él diciendo que no firmaste: ante la DIAN sigue figurando quien declara. 5. La denuncia va a la Fiscalía, y la queja, a la Junta Central de Contadores. Llámanos hoy con la carta: un abogado y un tributarista miran qué se corrige.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'No he declarado y temo un embargo',
    asked: 'no declare varios años me van a embargar, llevo años sin declarar me pueden quitar la casa',
    when: [
      /\bno (?:he )?declar\w+|\bsin declarar\b|\bno present\w+/,
      /\b(?:embarg\w+|quitar? la casa|quitan la casa)\b/,
    ],
    not: /\b(?:me embargaron|ya embarg\w+|llego un embargo|empla[zs]\w+|requerimiento|pliego|liquidacion (?:oficial|de aforo)|resolucion|mandamiento)\b/,
    calms: true,
    text: [
      'Con calma: no declarar no trae un embargo de un día para otro. Antes la DIAN escribe, liquida y cobra, y cada paso tiene plazo. La casa con patrimonio de familia o afectación a vivienda familiar no la embarga (E.T., art. 837-1).',
      'Ahora: 1. Mira año por año si de verdad pasabas algún tope: si no, no hay nada que presentar. 2. Descarga de www.dian.gov.co lo que otros reportaron de ti. 3. Presenta primero lo que deba presentarse, antes de que la DIAN te llame: la sanción es del 5% del impuesto a cargo por mes, hasta el 100% (art. 641), no menos de 10 UVT por cada una (art. 639), y puede bajar a la mitad (art. 640). 4. Si no alcanza, se pide un acuerdo de pago (art. 814). Si ya tienes una carta, mira su fecha y llámanos primero.',
    ],
    links: [call, lateLink, lawyer],
  },
  {
    topic: '¿Me pueden quitar la casa por una deuda de impuestos?',
    asked:
      'me pueden quitar la casa, la dian me puede quitar la casa por deudas de la empresa, si la sas debe impuestos pierdo mi casa, pueden embargar mi casa por la empresa',
    when: [/\b(?:quit\w+|embarg\w+|perd\w+|pierdo|remat\w+) (?:me |nos )?(?:la|mi|nuestra) casa\b/],
    not: /\bemplaz\w+|\brequerimiento (?:especial|ordinario)|\bpliego\b|\b(?:me embargaron|ya embarg\w+|llego un embargo|quieb\w*|proveedor\w*|demand\w+|arriendo|arrend\w+|hipoteca|divorcio|banco)\b/,
    calms: true,
    text: [
      'Con calma: nadie quita una casa de un día para otro. Antes la DIAN escribe, liquida y cobra, y cada paso tiene plazo. La casa con patrimonio de familia o afectación a vivienda familiar no la embarga (E.T., art. 837-1). Si la deuda es de una S.A.S., sus accionistas no responden con lo suyo, salvo fraude (Ley 1258 de 2008, arts. 1 y 42); quien la representa responde por los deberes que no cumplió (E.T., arts. 572 y 798).',
      'Ahora: 1. Mira en www.dian.gov.co de quién es la deuda, de qué años y si hay una carta sin responder. 2. Presenta lo que falte antes de que te llamen. 3. Si no alcanza, se pide un acuerdo de pago (art. 814). Llámanos con esos datos, y un abogado lo mira contigo.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Quien llevaba la contabilidad la dejó',
    asked:
      'nadie ha hecho nada desde que se fue la contadora, mi contadora se fue y no se que se presento, tengo las facturas en una caja, reciben eso asi como esta, la persona que llevaba las cuentas se fue del pais, mi contador desaparecio y no contesta',
    when: [
      /\b(?:contador\w*|contab\w+|llevaba)\b/,
      /\b(?:se fue|desaparec\w+|abandon\w+|nadie ha hecho|no contesta|dejo (?:todo )?(?:botad\w+|tirad\w+))\b/,
      /\b(?:iva|retencion|facturas?|extractos?|caja|present\w+|declar\w+|al dia)\b/,
    ],
    not: /\b(?:robo|estaf\w+|no (?:me )?(?:quiere )?entreg\w+)\b/,
    calms: true,
    text: [
      'Con calma: esto se pone al día, y sí lo recibimos así como está, en caja o con extractos.',
      'Ahora: 1. Entra tú a www.dian.gov.co (recupera la clave como titular): ahí sale qué se presentó y qué falta, con su fecha. 2. Junta los extractos de todos los meses y las facturas; las electrónicas se bajan de la DIAN. 3. Lo que venza en estos días se presenta primero, aunque lo demás siga en desorden. 4. Lo atrasado, antes de que la DIAN escriba: la multa de cada declaración es del 5% del impuesto a cargo por mes o fracción, hasta el 100% (E.T., art. 641), no menos de 10 UVT (art. 639), y puede bajar a la mitad (art. 640). 5. Si le diste plata para pagar, guarda los comprobantes y los mensajes: el IVA y la retención son plata de otros, y no entregarlos pasados 2 meses es delito; pagarlos con intereses lo extingue (Código Penal, art. 402).',
      'Cuánto toma depende de los meses y del orden: en la evaluación, gratuita, se mira la caja, y la propuesta dice cuántos meses faltan, el tiempo y el valor por escrito.',
    ],
    links: [call, accountant, { href: contactHref('evaluacion'), label: 'Pedir la evaluación gratuita' }],
  },
  {
    topic: 'Embarazada y se le acaba el contrato',
    asked:
      'mi empleada esta embarazada y se le vence el contrato, puedo terminarle el contrato a una embarazada, le pase la carta de no renovacion y esta embarazada',
    when: [/\bembaraz\w+\b/, /\b(?:contrato|terminar\w*|renov\w+|despedir\w*|echar\w*|carta)\b/],
    not: /\b(?:estoy|soy|quede) (?:\w+ )?embaraz\w+|\bme (?:echaron|despidieron|sacaron)\b/,
    calms: true,
    text: [
      'No la termines todavía: con una trabajadora embarazada no basta que llegue la fecha del contrato ni haber pasado la carta a tiempo. Hace falta permiso del Ministerio del Trabajo, y sin él la terminación puede no valer y costar una indemnización. La licencia de maternidad la paga quien emplea, en la nómina, y la recobra a la EPS (Decreto 19 de 2012, art. 121).',
      'Ahora: 1. Recibe por escrito el aviso del embarazo, con su fecha. 2. Que siga trabajando, con su salario y su seguridad social al día. 3. No firmes ni le hagas firmar una renuncia o un acuerdo. 4. Antes de la fecha final, un abogado mira la carta que ya entregaste y si se retira o se pide el permiso: llámanos con el contrato y esa carta.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Debo mucho y no sé si cerrar',
    asked:
      'debo a proveedores y a la dian y no se si cerrar, la empresa esta llena de deudas que hago, estoy quebrado y tengo empleados',
    when: [
      /\b(?:debo|deudas?|debemos)\b/,
      /\b(?:proveedor\w*|banco\w*|dian|nomina|arriendo)\b/,
      /\b(?:no se si (?:cerrar|cierro|sigo)|quebr\w+|desesperad\w+|no aguanto|no doy mas)\b/,
    ],
    not: /\bliquid\w+\b/,
    calms: true,
    text: [
      'Con calma: antes de cerrar hay un orden, y no se decide con miedo.',
      'Esta semana: 1. Una lista con tres columnas: a quién, cuánto y hasta cuándo. 2. Primero lo que no espera: salarios y seguridad social, y la retención y el IVA que ya cobraste (no entregarlos pasados 2 meses es delito; pagarlos con intereses lo extingue: Código Penal, art. 402). 3. Con la DIAN y los proveedores se pide un acuerdo de pago por escrito (E.T., art. 814). 4. No pagues a unos escondiendo bienes a otros.',
      'Si lo que entra no cubre lo que debes, hay dos caminos ante la Superintendencia de Sociedades o un juez: la reorganización, para seguir, o la liquidación, para cerrar en orden. Con la lista, un contador y un abogado te dicen cuál sirve y qué pasa con tus empleados. Llámanos.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Alguien cercano tiene mis claves y movió plata',
    asked:
      'mi ex esposa tiene mis claves y movio plata de la empresa, mi hermano tiene las claves del banco de la empresa y saco plata, una persona que se fue tiene mis claves de la dian',
    when: [
      /\b(?:claves?|contrasenas?|token|firma electronica)\b/,
      /\b(?:ex|esposo|esposa|herman[oa]|cunad[oa]|novi[oa]|emplead[oa]|amig[oa])\b/,
      /\b(?:tiene|movio|saco|entro|uso|retiro|transfirio)\b/,
    ],
    not: /\b(?:portal|contador\w*)\b/,
    calms: true,
    text: [
      'Con calma, pero hoy: primero se cierra el acceso, después se discute.',
      'Ahora: 1. Banco: llama, cambia claves y tokens, quita firmas autorizadas y pide el extracto con quién ordenó cada salida. 2. DIAN: cambia la clave y renueva la firma electrónica como titular, y el correo del RUT. 3. Correo y programa contable: cierra las otras sesiones. 4. En nuestro portal, quita su acceso en «Personas» o llámanos. 5. Si es representante o autorizado en la Cámara de Comercio, se cambia con un acta. 6. Guarda la prueba; lo que salió se reclama por escrito. Si quieres denunciar, un abogado lo mira contigo antes: llámanos.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'La alcaldía quiere cerrar el local',
    asked:
      'la alcaldia quiere cerrar el local por uso de suelo, la policia me cerro el negocio por papeles, me van a sellar el local por no tener permisos',
    when: [
      /\b(?:alcaldia|policia|inspector|sanidad|bomberos)\b/,
      /\b(?:cerrar\w*|cerr[oa]\w*|sell\w+|clausur\w+|suspend\w+)\b/,
      /\b(?:local|negocio|tienda|restaurante|bar|establecimiento)\b/,
    ],
    calms: true,
    text: [
      'Con calma: un cierre lo ordena la autoridad por escrito, y se puede responder. No es un asunto de la DIAN: es de permisos del municipio.',
      'Ahora: 1. Pide el acta o la orden, con nombre, cargo y la norma que dicen, y cuántos días dan. 2. Reúne lo que tengas: matrícula de la Cámara, RUT, sanidad, bomberos, contrato de arriendo y uso del suelo. 3. Pide por escrito plazo para ponerte al día; no pagues a nadie en efectivo. 4. El uso del suelo se consulta en la alcaldía (en Bogotá, D.C., Planeación): si esa actividad no cabe ahí, hay que saberlo antes de gastar en lo demás. Llámanos con el papel: un abogado lo mira contigo.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Se me pasó el ICA',
    asked:
      'se me paso el ica del año pasado cuanto debo, no presente el ica de bogota, que sancion tiene el ica tarde, no he declarado ica',
    when: [
      /\bica\b|\bindustria y comercio\b/,
      /\bse (?:me|nos) paso\b|\bno (?:lo |he )?(?:present|declar|pag)\w+|\b(?:tarde|atrasad\w+|olvid\w+)\b/,
    ],
    not: /\b(?:reteica|emplaz\w+|embarg\w+|iva|renta)\b/,
    text: [
      'Con calma: preséntalo y págalo ya, antes de que te escriban. La sanción por tarde y la mínima del ICA las fija cada municipio, no la DIAN, así que no te doy una cifra que puede no ser la tuya; los intereses corren por día, como los de la DIAN.',
      'Ahora: 1. Entra a la página de la secretaría de hacienda de tu ciudad (en Bogotá, D.C., www.haciendabogota.gov.co): el formulario del año calcula la sanción y el interés. 2. Ten a mano ingresos del año por municipio, actividad CIIU y RIT. 3. Resta el ReteICA que te hicieron. 4. Guarda el recibo. Un tributarista te dice cuánto da y si hay una rebaja vigente.',
    ],
    links: [call, { href: '/herramientas/vencimientos/ica-bogota', label: 'Ver las fechas' }],
  },
  {
    topic: 'Entraron a mi cuenta de la DIAN o presentaron por mí',
    asked:
      'me hackearon el portal de la dian y presentaron una declaracion a mi nombre, entraron a mi cuenta de la dian, alguien presento una declaracion por mi, aparece una declaracion que yo no hice',
    when: [
      /\b(?:hacke\w+|entraron|alguien|robaron la clave|que yo no (?:hice|presente))\b/,
      /\b(?:dian|declaracion\w*|muisca|rut)\b/,
      /\b(?:presentaron|presento|hacke\w+|a mi nombre|cambiaron|no (?:hice|presente))\b/,
    ],
    not: /\b(?:contador\w*|fals\w+)\b/,
    calms: true,
    text: [
      'Con calma: primero se cierra la puerta, después se arregla lo presentado.',
      'Ahora: 1. Entra tú a www.dian.gov.co escribiendo la dirección, recupera la clave, renueva la firma electrónica y comprueba que el correo y el teléfono del RUT sean los tuyos. 2. Descarga la declaración con su número, fecha y hora. 3. No presentes otra encima ni pagues todavía. 4. Informa por escrito a la DIAN que no la hiciste y pide el radicado; denúncialo en la Fiscalía. 5. Revisa facturas y devoluciones que hayan pedido a tu nombre. Llámanos: un tributarista y un abogado miran contigo cómo se corrige o se anula.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Me extorsionan en el negocio',
    asked:
      'me cobran vacuna en el negocio, me extorsionan, unos tipos me amenazan y piden plata, me piden plata para dejarme trabajar',
    when: [/\b(?:vacuna|extorsi\w+|amenaz\w+)\b/, /\b(?:negocio|local|tienda|tipos|plata|cobr\w+|pid\w+)\b/],
    not: /\b(?:contador\w*|denunciarme|dian|emplead\w+|vacunas? (?:del?|para))\b/,
    calms: true,
    text: [
      'Con calma: primero tu seguridad y la de tu familia. Eso es un delito, no un impuesto, y no tienes que resolverlo solo.',
      'Ahora: 1. Si hay peligro, llama al 123. 2. Cuéntalo al Gaula de la Policía: atienden en reserva y te dicen qué responder. 3. No los enfrentes ni pagues sin hablar con ellos; guarda números, mensajes, horas y placas. 4. Cambia rutinas y no publiques ventas ni horarios.',
      'De lo tributario, nada se vence por esperar unas horas: dinos qué fecha viene y te ayudamos a dejarla lista o a pedir plazo. Llámanos cuando puedas.',
    ],
    links: [call],
  },
  {
    topic: 'Visita del Ministerio del Trabajo',
    asked:
      'nos visito el ministerio de trabajo y dejo un acta, llego un inspector de trabajo y pide papeles, el ministerio de trabajo me da unos dias para responder',
    when: [
      /\b(?:ministerio|mintrabajo|inspector)\b/,
      /\btrabajo\b|\blaboral\b|\bmintrabajo\b/,
      /\b(?:visit\w+|acta|dias|respond\w+|requ\w+|pid\w+|investig\w+|cargos)\b/,
    ],
    not: /\b(?:me deben|no me pag\w+|mi (?:jefe|patron\w*)|embaraz\w+|permiso)\b/,
    calms: true,
    text: [
      'Con calma: una visita pide pruebas; no es todavía una sanción. Lo que cuenta es el plazo del acta y responder completo.',
      'Ahora: 1. Anota el último día y qué pide el acta, punto por punto. 2. Reúne contratos, nóminas y comprobantes de pago, planillas PILA con ARL, afiliaciones, cesantías y prima, dotación, reglamento de trabajo y lo de seguridad y salud. 3. Lo que falte, corrígelo ya y dilo con su fecha; no hagas papeles con fecha anterior. 4. Responde por escrito dentro del plazo y guarda el radicado; si no alcanzas, pide más tiempo antes de que venza. Llámanos hoy con el acta: un abogado y nómina arman la respuesta.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Se accidentó alguien sin ARL',
    asked:
      'se accidento un mensajero que estaba por prestacion de servicios sin arl, se accidento un trabajador que no estaba afiliado, voy preso por un accidente de un trabajador sin arl',
    when: [
      /\baccident\w+/,
      /\bsin (?:arl|afiliar|seguridad)\b|\bno (?:estaba|tenia|lo tenia|la tenia) (?:arl|afiliad\w+)/,
    ],
    calms: true,
    text: [
      'Primero la persona: que la atiendan ya, en urgencias si hace falta. Lo primero que se mira después es quién paga la atención y la incapacidad, y ahí responde quien debía afiliar; si hay algo penal lo mira hoy un abogado con los hechos, no se adivina por chat.',
      'Ahora: 1. Anota día, hora, lugar, qué hacía y quién lo vio, con fotos. 2. Mira si tenía ARL como contratista: si su contrato dura más de un mes debía tenerla, y quien contrata lo afilia (Decreto 723 de 2013). 3. Guarda contrato, pagos y mensajes, y los recibos de la atención. 4. No firmes acuerdos ni hagas afiliaciones con fecha anterior. Llámanos hoy: un abogado te dice qué se reporta y a quién.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Un proveedor pagó a una cuenta falsa',
    asked:
      'hackearon el correo de la empresa y un proveedor pago a otra cuenta, un cliente pago a una cuenta que no era por un correo falso, cambiaron la cuenta en la factura y pagaron a otro',
    when: [
      /\b(?:hacke\w+|correo fals\w+|suplant\w+|cambiaron la cuenta)\b/,
      /\bpag\w+\b/,
      /\b(?:proveedor|cliente|cuenta|banco)\b/,
    ],
    not: /\b(?:dian|ustedes|nequi a|portal)\b/,
    calms: true,
    text: [
      'Con calma, pero en estas horas: lo primero es frenar la plata.',
      'Ahora: 1. Que quien pagó llame a su banco y pida reversar o congelar; y tú, al tuyo. 2. Cierra el correo: cambia la clave, pon segundo paso y borra reglas de reenvío. 3. Avisa por teléfono, no por correo, a clientes y proveedores. 4. Guarda los correos completos, la factura y el comprobante. 5. Denúncialo en la Fiscalía. 6. Si había datos de personas, puede haber que informar a la Superintendencia de Industria y Comercio.',
      'Quién responde depende de dónde estuvo la falla y de lo que diga el contrato: la factura sigue existiendo, y no se anula por eso. Un abogado lo mira contigo antes de que nadie pague otra vez: llámanos.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Mi excontador me amenaza',
    asked:
      'mi ex contador me amenaza con denunciarme a la dian si no le pago, el contador dice que me va a denunciar, mi contador anterior me chantajea',
    when: [/\bcontador\w*\b/, /\b(?:amenaz\w+|chantaj\w+|denunciarme|va a denunciar)\b/],
    calms: true,
    text: [
      'Con calma: no pagues por una amenaza ni respondas enojado. Un contador tiene secreto profesional (Ley 43 de 1990), y usar lo que sabe de ti para cobrar va contra su deber.',
      'Ahora: 1. Guarda los mensajes con su fecha. 2. Cambia la clave y la firma electrónica de la DIAN y las del banco. 3. Si de verdad le debes honorarios, pide la cuenta por escrito y págala por banco, con recibo; lo que no debes, no. 4. Mira con calma si hay algo tuyo por corregir: hacerlo antes de que la DIAN escriba baja la sanción (E.T., arts. 640 y 644) y le quita fuerza a la amenaza. 5. La queja va a la Junta Central de Contadores. Llámanos: un abogado y un tributarista lo miran contigo, en reserva.',
    ],
    links: [call, lawyer],
  },
]
