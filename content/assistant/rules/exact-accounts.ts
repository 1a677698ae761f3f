import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtBefore } from '../../legal-figures'
import { vatPercent } from '../../services'
import { call, incomeLink, lawyer, whatsapp, write } from '../reply-links'
import type { Rule } from '../rules'

const imports =
  /\b(?:import(?:ar|o|amos|acion(?:es)?|ador\w*|arlo|arla|ando)|nacionali[zs]ar)\b|\btra(?:er|erme|igo|emos|iendo)\b(?: \w+){0,6} (?:de|desde|del) (?:la )?(?:china|afuera|exterior|extranjero|estados unidos|usa|panama|turquia|brasil|mexico|espana|ecuador|peru|europa|india)\b/
const asksHowToImport =
  /\b(?:que (?:se |me |mas )?(?:necesit\w+|requisitos|papeles|documentos|permisos|tramites?|pid\w+|exig\w+|debo|hay que|tengo que|toca)|requisitos|primera vez|pasos|como (?:\w+ ){0,2}(?:hago|hace|import\w+|tra(?:igo|er|er\w*)|empiezo)|por donde (?:empiezo|arranco)|nunca he importado)\b/

const accountant = { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' } as const

const bank = /\b(?:bancos?|bancolombia|davivienda|bbva|nequi|daviplata|nu|lulo|falabella|cuentas?|tarjeta)\b/
const asksOrigin =
  /\b(?:origen (?:de|del) (?:\w+ )?(?:fondos?|recursos?|dinero|plata)|de donde (?:\w+ ){0,3}(?:sale|salio|viene|vino|saque|proviene) (?:\w+ )?(?:plata|dinero)|justifi\w+ (?:\w+ ){0,3}(?:plata|dinero|fondos)|pid\w+ (?:\w+ ){0,2}(?:soportes?|papeles|pruebas) (?:\w+ ){0,2}(?:por|de|del|sobre) (?:\w+ ){0,3}(?:plata|dinero|consignacion\w*|transferencias?|herencia|venta))\b/
const blocked =
  /\b(?:bloque\w+|congel\w+|inmoviliz\w+|cancel\w+|cerr(?:o|aron|ada)|reten\w+|retuv\w+|suspend\w+)\b/
const crypto = /\b(?:p2p|cripto\w*|bitcoins?|btc|usdt|binance|ethereum|bybit|bitso|wenia)\b/
const blocks = '(?:bloque|congel|inmoviliz|reten|retuv|suspend)\\w+'
const authority =
  '(?:la |el |un |una |mi )?(?:dian|ugpp|juez|juzgado|alcaldia|municipio|gobernacion|secretaria|hacienda|movilidad|transito|fiscalia)'
/** Matches accounts that an authority seized for a debt; the word «DIAN» alone does not tell of a seizure. */
const byAuthority = new RegExp(
  `\\bdian dice que (?:le |les )?deb(?:o|ia|emos)\\b(?! declar)|\\b(?:embarg\\w+|coactivo|orden judicial|deudas? (?:de|con|por)|por (?:deber|impuestos?))\\b|\\b${authority} (?:\\w+ ){0,3}?(?:me |nos |le )*${blocks}|\\b${blocks}(?: (?!que|para)\\w+){0,5} (?:por|de parte de|orden de) (?:(?:una )?orden (?:del? )?)?${authority}\\b|\\b${blocks}(?: (?!(?:que|para|y|o|a|ante|con|en|pero|si)\\b)\\w+){0,5} la dian(?: (?:que|y|hoy|ayer|hace|ayuda|auxilio|como|sin|por)\\b|$)`,
)
/** Matches words for blocked money or a blocked account, which may also be an account of the portal. */
const stopped =
  /\b(?:bloque\w+|congel\w+|inmoviliz\w+)\b|\b(?:me|nos) (?:cerr(?:o|aron)|cancel(?:o|aron)|suspend(?:io|ieron)|retuv(?:o|ieron)) (?:\w+ )?(?:cuentas?|plata|dinero)\b|\b(?:plata|dinero|cuentas?|fondos) retenid[ao]s?\b/
const atBank =
  /\b(?:bancos?|bancolombia|davivienda|bbva|nequi|daviplata|lulo|falabella|bancari[ao]s?|cuentas? (?:de ahorros?|corriente))\b/
const notTheBank =
  /\b(?:portal|contrasena|clave|usuario|sesion|login|muisca|pagina|enlace|link|intentos|(?:me|nos) van a|pued[eo]n? (?:bloque|congel)\w+|sueldo|trabajador\w*|emplead[ao]s?|rob(?:o|aron|ado)|estaf\w+|hacke\w+|correo|mensaje|llamada|tarjetas? de credito|a nombre de (?:mi|un)|(?:ex)?soci[oa]s?|espos[oa]|represent\w+|fallec\w+|muri\w+)\b/

/** Matches somebody who has to pay a payroll, not somebody whose own wage is paid into the account. */
const paysStaff =
  /\b(?:nominas?|quincenas?|(?:sueldos|salarios) de)\b|\bpag\w+(?: \w+){0,4} (?:emplead[oa]s|trabajador\w*|muchach[oa]s|sueldos|salarios|personal|mi gente|la gente)\b|\b(?:emplead[oa]s|trabajadores|muchach[oa]s|personal|mi gente)\b(?: \w+){0,4} (?:pag\w+|sueldos?|cobr\w+)\b/

const complaint =
  'Entrégalo todo junto, con radicado, y pide por escrito el motivo y la fecha de respuesta. El banco no puede dejarla así sin fin: si no contesta, ve al Defensor del Consumidor Financiero de ese banco o a la Superintendencia Financiera. Si te dice que hay una orden de la DIAN o de un juez, es otra cosa, un embargo: cuéntanoslo. Un contador te arma la relación de la plata y el certificado.'
const notEmbargo =
  'Si el banco habla de origen de fondos, no es un embargo: revisa la plata por sus normas contra el lavado de activos (SARLAFT) y la puede frenar mientras pruebas de dónde viene.'
const cryptoPapers = `${notEmbargo} Llévale, en orden de fecha: 1. El historial de órdenes P2P (número, fecha, valor y quién pagó) y los movimientos de la plataforma. 2. Los extractos del banco con cada consignación marcada con su orden. 3. Con qué plata compraste: desprendibles de nómina, certificado de ingresos, contratos o la venta de un bien. 4. Tu declaración de renta, si declaras, y el RUT. 5. Una carta corta que lo explique.`
const limit = (year: typeof uvt) => `${inPesos(1_400 * year.value)} por ${year.year}`
const freeHelp =
  'Si no puedes pagar un abogado, un consultorio jurídico o la Defensoría del Pueblo orientan gratis.'

const attached = /\bembarg(?:o|aron|ad[ao]s?)\b/
const account = /\b(?:cuentas?|ahorros|banco|nequi|daviplata|nomina|sueldo|salario|plata|dinero)\b/
/** Words of messages about a seized thing that get another answer, such as an employee's wage or a house. */
const otherAttachment =
  /\b(?:emplead[ao]s? (?:mi[ao]s?|de)|(?:mi|un|una|mis|a un|a mi) (?:emplead[ao]s?|trabajador\w*)|correo|mensaje|whatsapp|(?:me|nos) van a|pueden embargar|casa|apartamento|carro|moto|empresa|sas|sociedad)\b/
/** Words of messages that the rule about old tax debts leaves to another answer; it also answers companies. */
const notYetOrOthers =
  /\b(?:correo|mensaje|whatsapp|(?:me|nos) van a|pueden embargar|(?:mi|un|una|a un) (?:emplead[ao]|trabajador\w*)|casa|apartamento)\b/
/** Years of taxes that may have lapsed, because five years have passed since the due day (E.T., art. 817). */
const oldYears = Array.from({ length: 15 }, (_, at) => uvt.year - 5 - at).join('|')

/** Answers about accounts blocked by a bank, DIAN, a judge or another authority: each case is solved differently. */
export const rules: readonly Rule[] = [
  {
    topic: 'Quiero importar por primera vez, ¿qué necesito?',
    when: [imports, asksHowToImport],
    not: /\b(?:aprehen\w+|decomis\w+|reten\w+|retuv\w+|carros?|vehiculos?|motos?|amazon|temu|shein|paquetes?|casillero|courier|celular|servicios?|software|descont\w+|export\w+|cuanto (?:me |nos )?(?:cobran|cuesta|vale)|que areas?|quien me sirve|mascotas?|menaje|medicamento personal)\b/,
    text: [
      `Ante la DIAN: 1. RUT como importador (casilla 54), con la actividad de lo que vendes. 2. La subpartida arancelaria de cada producto: dice el arancel, el IVA y si pide un permiso previo (INVIMA, ICA, Superintendencia de Industria y Comercio), que se tramita en la VUCE, www.vuce.gov.co. 3. Una agencia de aduanas hace la declaración de importación (Decreto 1165 de 2019, art. 34). 4. Antes de retirarla se paga el arancel y el IVA, en general del ${vatPercent}%, sobre el valor en aduana más ese arancel (E.T., art. 459).`,
      'Papeles: factura comercial, lista de empaque y documento de transporte; guárdalos con la declaración, porque sin ella la pueden aprehender. El pago al proveedor sale por un banco o una cuenta de compensación. Antes de comprar, pide a la agencia la cuenta con la subpartida: de eso depende si te conviene.',
      'Nosotros no hacemos la declaración de importación; sí el RUT, el IVA, la renta y la contabilidad de lo que vendas. Dinos qué producto y de qué país.',
    ],
    links: [write, call, lawyer],
  },
  {
    topic: 'La DIAN me retuvo una mercancía',
    when: [
      /\b(?:(?:carro|moto|vehiculo|camioneta)s? import\w+|mercanci?as?|importacion\w*|contenedor|carga|pedido|productos|cargamento|repuestos)\b/,
      /\b(?:retuv\w+|retenid[ao]s?|reten(?:cion|er) (?:de |temporal)|aprehen\w+|decomis\w+|inmoviliz\w+|incaut\w+|(?:suspend\w+|neg\w+) (?:el )?levante|quit(?:o|aron)|par(?:o|aron|ada))\b/,
      /\b(?:dian|aduan\w+|polfa|importacion|puerto|fontibon|levante)\b/,
    ],
    not: /\b(?:retencion en la fuente|retefuente|cuentas?|embarg\w+|nomina|cuanto (?:me |nos )?cobran por|para (?:evitar|que no))\b/,
    calms: true,
    text: [
      'Con calma, pero hoy: pide el acta y lee qué medida es (retención temporal para verificar, suspensión del levante, inmovilización o aprehensión), por qué y hasta cuándo puedes responder. Los plazos son cortos y corren desde la notificación (Decreto Ley 920 de 2023); la retención para verificar dura a lo sumo cinco días hábiles.',
      'Ahora: 1. Llama a la agencia de aduanas que hizo la declaración: según el error, se arregla con una declaración de corrección o de legalización (Decreto 1165 de 2019, arts. 289 a 293). 2. Guarda acta, declaración, factura, lista de empaque, documento de transporte y pagos. 3. Responde por escrito y con radicado; no firmes lo que no entiendas.',
      'Abogado: en el equipo hay abogados y tributaristas, pero si llevamos tu caso de aduana lo confirma una persona. Llámanos ya con el acta en la mano: si no es lo nuestro te lo decimos en la llamada, para que busques hoy un abogado aduanero.',
    ],
    links: [call, lawyer, whatsapp],
  },
  {
    topic: 'La DIAN me congeló la cuenta y tengo que pagar nómina',
    when: [
      /\b(?:bloque\w+|congel\w+|inmoviliz\w+|embarg\w+)\b/,
      /\b(?:cuentas?|bancos?|bancolombia|davivienda|bbva|nequi|daviplata|plata|dinero|fondos)\b/,
      paysStaff,
      /\b(?:dian|embarg\w+|coactivo|impuestos?|iva|renta|retenc\w+)\b/,
    ],
    not: /\b(?:cuenta de nomina|nomina electronica|mi (?:sueldo|salario|nomina|jefe|patron|pension)|donde me (?:pagan|consignan)|(?:me|nos) (?:van a|pueden) (?:embarg|bloque|congel)\w+|(?:mi|un|una|a un) (?:emplead[ao]|trabajador\w*) (?:embargad|tiene (?:un )?embargo)\w*|juez|juzgado|alimentos|correo|mensaje|cuanto (?:me )?cobran)\b/,
    calms: true,
    text: [
      'Con calma, pero hoy. Primero la nómina: el embargo frena esa cuenta, no la obligación de pagar. Paga desde otra cuenta, la caja o un préstamo de un socio, con comprobante. Si no alcanza, dilo hoy a tu gente, por escrito y con el día en que pagas.',
      `La cuenta: 1. Pide al banco el oficio: quién lo ordenó, el expediente y el valor, y que libere lo que pase de ahí; si te notificaron un mandamiento de pago, hay 15 días para pagar o responder (art. 830). 2. Si puedes, paga con el recibo 490 y radica el comprobante. 3. Si no, radica hoy en la DIAN un escrito que explique la nómina y pida limitar el embargo, o levantarlo con una facilidad de pago y su garantía (E.T., art. 814). 4. Si eres persona natural, las primeras 510 UVT (${inPesos(510 * uvt.value)} en ${uvt.year}) de tu cuenta de ahorros más antigua no se embargan; en una sociedad, sí (art. 837-1).`,
      'No cuentes con que la suelten mañana: suele tardar semanas. Llámanos hoy con el oficio: un abogado escribe la solicitud.',
    ],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: 'Si pago, ¿cuánto tarda la DIAN en desembargar la cuenta?',
    when: [
      /\b(?:embarg\w+|desembarg\w+)\b|\bdian\b[^]*\b(?:bloque|congel|desbloque)\w+|\b(?:bloque|congel|desbloque)\w+[^]*\bdian\b/,
      /\b(?:desembarg\w+|desbloqu\w+|levant\w+|liber\w+|quit\w+|(?:sigue|siguen|continua) (?:\w+ ){0,2}embarg\w+|embargad[oa]|ya pag\w+)\b/,
      /\b(?:cuando|cuanto (?:tiempo|se (?:demor|tard)\w+|demor\w+|tard\w+|dura)|en cuanto|cuant[oa]s (?:dias|semanas)|que tan rapido|ya pag\w+|(?:pague|pagamos)|si pago|y (?:nada|sigue\w*))\b/,
    ],
    not: /\b(?:juez|juzgado|alimentos|comparendos?|fotomultas?|transito|tarjeta de credito|banco me|(?:deuda|plata) (?:del|con el|al) banco|rut|cooperativa|credito|prestamo|predial|ugpp|alcaldia|emplead[oa]s?|(?:me|nos) van a|correo|mensaje|casa|apartamento|carro|moto|cuotas|acuerdo|facilidad|prescri\w+|viej[oa]s?)\b/,
    calms: true,
    text: [
      'Con calma: no hay un día que se pueda prometer. Con la deuda pagada por completo se pide que terminen el cobro y levanten el embargo; la DIAN lo ordena y avisa al banco, y el banco cumple después. Entre lo uno y lo otro suelen pasar varias semanas, así que conviene pedirlo por escrito el mismo día.',
      `Ahora: 1. Si aún no pagas, pide a la DIAN el número del expediente y el total a hoy con intereses, y mira si una deuda de hace más de 5 años ya prescribió (E.T., art. 817): lo pagado de una prescrita no se devuelve (art. 819). 2. Paga con el recibo de ese impuesto y ese período. 3. Radica el comprobante con la solicitud de desembargo, pide copia del oficio al banco y llévasela. 4. Pregunta cada semana con el radicado.`,
      `Aunque sea tu cuenta de nómina, a una persona no le pueden embargar las primeras 510 UVT (${inPesos(510 * uvt.value)} en ${uvt.year}) de su cuenta de ahorros más antigua (art. 837-1): si retuvieron de ahí, pide ya que lo liberen, sin esperar el pago. Llámanos hoy con esos datos. ${freeHelp}`,
    ],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: 'Me bloquearon por P2P, ¿la DIAN se entera y lo declaro?',
    when: [
      crypto,
      bank,
      new RegExp(`${blocked.source}|${asksOrigin.source}`),
      /\b(?:dian|declar\w+|renta|impuestos?)\b/,
    ],
    not: byAuthority,
    calms: true,
    text: [
      `Son dos cosas. La DIAN: sí se puede enterar, porque los bancos y las billeteras como Nequi y Daviplata le reportan lo que se mueve. Todo lo que te entró por P2P suma como consignación, aunque ganaras poco: por encima de 1.400 UVT en el año (${limit(uvtBefore)}; ${limit(uvt)}) declaras, y también si llegas a otro tope. El impuesto no va sobre todo lo que entró, sino sobre la ganancia: lo que recibiste menos lo que te costó.`,
      cryptoPapers,
      complaint,
    ],
    links: [call, incomeLink, accountant, whatsapp],
  },
  {
    topic: '¿La DIAN se da cuenta de mis criptomonedas?',
    when: [
      crypto,
      /\b(?:dian|hacienda|gobierno)\b/,
      /\b(?:(?:se )?(?:da|dan|dara|daria)n? (?:de )?cuenta|enter\w+|sabe\w*|ve|ven|vea|mira\w*|rastre\w+|report\w+|pill\w+|cach\w+|descubr\w+|detect\w+|inform\w+|cruza\w*)\b/,
    ],
    not: new RegExp(
      `${byAuthority.source}|${blocked.source}|\\b(?:cuanto (?:me )?cobran|sas|sociedad|empresa|carta|requerimiento|emplaz\\w+|sancion\\w*|multa\\w*|sin declarar|no (?:he |las? |los? )?declar\\w+|estaf\\w+)\\b`,
    ),
    text: [
      'Sí, puede darse cuenta. Los bancos y las billeteras ya le reportan lo que entra y sale, y las plataformas de cripto le reportan usuarios y operaciones desde lo de 2026; el primer reporte va hasta el último día hábil de mayo de 2027 (Resolución DIAN 000240 de 2025).',
      `Declararlo: la ganancia es ingreso cuando las vendes, las cambias o pagas con ellas. Una ganancia de menos de 1.400 UVT en el año (${limit(uvtBefore)}; ${limit(uvt)}) no te obliga por sí sola; sí si con tus otros ingresos, o con compras, tarjeta o consignaciones, llegas a esa cifra, o a 4.500 UVT de patrimonio. Si declaras, van lo que ganaste y lo que tienes a 31 de diciembre, por lo que costó.`,
      'Descarga el historial del año y suma lo que entró a tus bancos: con eso un tributarista te dice si declaras.',
    ],
    links: [incomeLink, accountant, call],
  },
  {
    topic: 'El banco me bloqueó por vender criptomonedas',
    when: [crypto, bank, new RegExp(`${blocked.source}|${asksOrigin.source}`)],
    not: byAuthority,
    calms: true,
    text: [cryptoPapers, complaint],
    links: [call, accountant, whatsapp],
  },
  {
    topic: 'El banco me pide el origen de fondos',
    when: [
      bank,
      asksOrigin,
      /\b(?:bloque\w+|congel\w+|inmoviliz\w+|cancel\w+|pid\w+|exig\w+|papel\w*|soport\w+|document\w+|certific\w+|llev\w+)\b/,
    ],
    not: new RegExp(
      `${byAuthority.source}|\\bdian\\b|\\b(?:mi (?:cliente|empresa exige)|sagrilaft|oficial de cumplimiento|credito|prestamo|hipoteca\\w*)\\b`,
    ),
    calms: true,
    text: [
      `${notEmbargo} Llévale lo que cuente de dónde salió: 1. Sueldo: desprendibles y certificado laboral. 2. Negocio propio: facturas, contratos, RUT y un certificado de ingresos firmado por contador público. 3. Venta de un bien: la escritura o el traspaso. 4. Herencia, préstamo o regalo: el documento y el extracto de quien la dio. 5. Tu declaración de renta, si declaras, y los extractos donde entró.`,
      complaint,
    ],
    links: [call, accountant, whatsapp],
  },
  {
    topic: 'El banco me bloqueó la cuenta',
    when: [atBank, stopped],
    not: new RegExp(`${byAuthority.source}|${notTheBank.source}`),
    calms: true,
    text: [
      'Con calma: lo primero es saber quién la bloqueó, porque cada caso se arregla distinto. Pídele al banco, a Nequi o a Daviplata el motivo por escrito. Si fue ahí mismo, suele ser por seguridad o por el origen de la plata, y no es un embargo. Si fue por orden de la DIAN, de un juez o de otra entidad, sí lo es: pide la entidad, el número del proceso y el valor, y llámanos con eso.',
      `Si es por el origen, lleva con qué probarlo: 1. Venta de un carro o un inmueble: el traspaso o la escritura. 2. Herencia: la escritura o la sentencia de la sucesión. 3. Negocio: facturas, RUT y un certificado de ingresos firmado por contador público. 4. P2P: las órdenes con su fecha y su valor. 5. Los extractos donde entró. Que la frenen no quiere decir que debas impuesto: si declaras lo deciden los topes del año, donde suma lo que te entró (1.400 UVT, ${limit(uvtBefore)} y ${limit(uvt)}).`,
      complaint,
    ],
    links: [call, accountant, whatsapp],
  },
  {
    topic: 'El banco congeló la cuenta de alguien que murió',
    when: [
      /\b(?:murio|muri(?:eron|o)|fallec\w+|difunt[ao]|muerte de)\b/,
      /\b(?:cuentas?|bancos?|bancolombia|davivienda|bbva|nequi|daviplata|ahorros|cdt)\b/,
      stopped,
    ],
    not: /\b(?:embarg\w+|dian|deud\w+|portal|empresa|sas|sociedad|soci[oa]s?)\b/,
    calms: true,
    text: [
      'Lo sentimos. No es un embargo: cuando alguien muere, el banco frena sus cuentas hasta saber a quién se entregan. Hasta un monto que la Superintendencia Financiera fija cada año, las entrega directamente al cónyuge o compañero y a los herederos, sin sucesión; lo que pase de ahí va con la escritura o la sentencia de la sucesión.',
      'Ahora: 1. Pide al banco la lista de papeles y ese monto. 2. Lleva el registro de defunción, los registros civiles que prueban el parentesco y las cédulas. 3. No muevas la plata con su clave o su tarjeta. 4. Pide el certificado de saldos a la fecha de la muerte: sirve para la sucesión y para la renta. Un abogado ve la sucesión, y un contador, qué se declara.',
    ],
    links: [call, lawyer, accountant],
  },
  {
    topic: 'Me embargaron por alimentos',
    when: [attached, account, /\b(?:aliment(?:os|aria|acion)|inasistencia|mam[ai] de mi|papa de mi)\b/],
    not: otherAttachment,
    calms: true,
    text: [
      'Con calma: un embargo por alimentos lo ordena un juez de familia, y no es de la DIAN. Cuánto te pueden quitar lo dice la orden: del salario, como máximo el 50% (Código Sustantivo del Trabajo, art. 156). En una cuenta de ahorros no vale aquí el monto que la ley protege de otros embargos (Código General del Proceso, art. 594, numeral 2).',
      'Ahora: 1. Pide al banco o a tu empleador el oficio: el juzgado, el número del proceso y el valor. 2. Búscalo en www.ramajudicial.gov.co. 3. Junta las consignaciones y los recibos de lo que ya diste. 4. Con eso un abogado mira si cabe reducir la cuota, probar el pago o pedir que se levante.',
      `Llámanos con el oficio. ${freeHelp}`,
    ],
    links: [call, lawyer, whatsapp],
  },
  {
    topic: 'Me embargaron por un comparendo',
    when: [
      attached,
      /\b(?:cuentas?|ahorros|banco|nequi|daviplata|nomina|sueldo|salario|plata|dinero|carro|moto|vehiculo|camioneta)\b/,
      /\b(?:comparendos?|fotomultas?|transito|movilidad)\b/,
    ],
    not: /\b(?:correo|mensaje|whatsapp|(?:me|nos) van a|pueden embargar|(?:mi|un|una|a un) (?:emplead[ao]|trabajador\w*))\b/,
    calms: true,
    text: [
      'Con calma, y antes de pagar: mira si esa multa todavía se puede cobrar. Prescribe a los tres años del hecho, y si te notificaron el mandamiento de pago en ese tiempo, los tres años empiezan otra vez desde ahí (Ley 769 de 2002, art. 159). La cobra la autoridad de tránsito, no la DIAN.',
      'Ahora: 1. Averigua en el banco o en tránsito qué entidad lo ordenó, el número del proceso y el valor. 2. Pide a esa autoridad copia del comparendo, la resolución, el mandamiento y la prueba de cómo te los notificaron. 3. Si ya prescribió, pide por escrito que lo declaren y que levanten el embargo. 4. Si la debes, pregunta por un acuerdo de pago.',
      `Un abogado lee esos papeles contigo. ${freeHelp}`,
    ],
    links: [call, lawyer, whatsapp],
  },
  {
    topic: 'Un juez me embargó la cuenta por una deuda',
    when: [
      attached,
      account,
      /\b(?:juez|juzgado|el banco me embarg\w+|tarjeta|creditos?|prestamo|cooperativa|letra|pagare|libranza|fiador\w*|proveedor\w*|arriendos?|deuda con (?:el|un) banco)\b/,
    ],
    not: new RegExp(
      `${otherAttachment.source}|\\b(?:dian|impuestos?|iva|renta|predial|ica|ugpp|coactivo|alcaldia|hacienda)\\b`,
    ),
    calms: true,
    text: [
      'Con calma: un banco, una cooperativa o una persona no embargan por su cuenta: lo ordena un juez, y no es de la DIAN. En una cuenta de ahorros de una persona hay un monto que ese juez no puede tocar, salvo por alimentos; la Superintendencia Financiera lo sube cada octubre (era de $\u00a055.099.308 hasta septiembre de 2026: confirma el de ahora). Si la plata está en el mismo banco al que le debes, pregunta si fue un embargo o un cruce de cuentas, que es distinto. De un sueldo se embarga la quinta parte de lo que pase del mínimo o, a favor de una cooperativa, hasta el 50% (Código Sustantivo del Trabajo, arts. 154 a 156).',
      'Ahora: 1. Pide al banco el juzgado, el número del proceso y el valor. 2. Búscalo en www.ramajudicial.gov.co y mira si ya te notificaron: desde ese día hay 5 días para pagar y 10 días hábiles para presentar excepciones, con abogado en casi todos los casos (Código General del Proceso, arts. 431 y 442). 3. Si bloquearon más de lo permitido, pídele por escrito al juzgado que lo libere. 4. Junta lo que ya pagaste.',
      `Llámanos hoy con el oficio. ${freeHelp}`,
    ],
    links: [call, lawyer, whatsapp],
  },
  {
    topic: 'La DIAN me embargó por una deuda vieja o que no conocía',
    when: [
      new RegExp(`${attached.source}|\\bdian\\b(?: \\w+){0,4} ${blocks}|\\b${blocks}(?: \\w+){0,4} dian\\b`),
      account,
      /\b(?:dian|iva|renta|ret\w*nc\w+|retefuente|impuestos?|consumo)\b/,
      new RegExp(
        `\\b(?:ni|no) (?:lo |la |los )?(?:sabia|sabiamos|conocia|tenia idea|me (?:avis|notific|enter|lleg)\\w+)\\b|\\bnunca (?:me |nos |supe)|\\bsin (?:saber|avis\\w+|notific\\w+)\\b|\\bviej[oa]s?\\b|\\bhace (?:muchos|varios|[5-9]|1\\d|cinco|seis|siete|ocho|nueve|diez) anos\\b|\\b(?:${oldYears})\\b`,
      ),
    ],
    not: new RegExp(
      `${notYetOrOthers.source}|\\b(?:predial|ica|alcaldia|municipio|ugpp|rut|juez|juzgado)\\b`,
    ),
    calms: true,
    text: [
      'Con calma, y antes de pagar o de pedir cuotas: mira si esa deuda todavía se puede cobrar. El cobro prescribe a los 5 años desde el plazo para declarar, si se presentó a tiempo; desde que se presentó, si fue tarde; o desde que quedó en firme lo que liquidó la DIAN (E.T., art. 817). El mandamiento de pago notificado o una facilidad de pago lo interrumpen (art. 818), y lo que se paga de una deuda prescrita no se devuelve (art. 819).',
      'Ahora: 1. Pide al banco el número del expediente y el valor. 2. En www.dian.gov.co mira de qué período es y si esa declaración figura. 3. Pide copia del mandamiento y la prueba de cómo te lo notificaron: desde ahí hay 15 días para las excepciones (arts. 830 y 831). 4. Junta los recibos de lo pagado. Con eso un abogado mira si prescribió, si cabe una excepción y cómo pedir que lo levanten. Si sí la debes, entonces la facilidad de pago (art. 814).',
      `A una persona la DIAN no le puede embargar las primeras 510 UVT (${inPesos(510 * uvt.value)} en ${uvt.year}) de su cuenta de ahorros más antigua (art. 837-1). Llámanos hoy. ${freeHelp}`,
    ],
    links: [call, whatsapp, lawyer],
  },
]
