import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore } from '../../legal-figures'
import { startingPrice, type ServiceSlug } from '../../services'
import { invoiceCheck } from '../../tools/invoice-check'
import { bogota, localTaxPeriod } from '../bogota'
import { partnerSteps } from '../partners'
import { pregnancy } from '../pregnancy'
import { call, evaluation, incomeLink, lateLink, lawyer, write } from '../reply-links'
import { dayWorkers } from '../day-workers'
import type { Rule } from '../rules'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const
const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const limitsOfReturn = `Por ${uvtBefore.year} se declara renta si los ingresos brutos fueron de 1.400 UVT o más (${inPesos(1_400 * uvtBefore.value)}); si los consumos con tarjeta, las compras o las consignaciones pasaron de esa cifra; si el patrimonio bruto pasó de 4.500 UVT (${inPesos(4_500 * uvtBefore.value)}); o si eres responsable de IVA. Basta uno.`

/** Answers to frequent questions whose words would lead to a wrong answer. */
export const rules: readonly Rule[] = [
  {
    topic: 'No declaré en agosto, septiembre u octubre',
    when: [
      /\b(?:no (?:la |lo )?(?:declar\w+|present\w+|hice)|sin declarar|(?:paso|pase|olvid\w+) (?:de )?(?:declarar|presentar|la (?:renta|declaracion|fecha)))\b/,
      /\b(?:declar\w+|renta|declaracion)\b/,
      /\b(?:agosto|septiembre|octubre)\b/,
    ],
    not: /\d{4,}|\b(?:cedula|nit|termina\w*|iva|ica|retencion|retefuente|exogena|empresa|sas|s a s|sociedad|conjunto|nomina|simple|bimestre|cuatrimestre|cuanto (?:me |nos )?cobran(?! (?:de|por) (?:la )?(?:sancion|multa))|cartas?|requerimiento|emplaz\w+|correo|millon(?:es)?|contador\w*|hasta cuando|puedo (?:todavia|aun)|vend\w+|hace \w+ anos|anos anteriores)\b/,
    text: [
      `Con calma: preséntala ya, antes de que la DIAN te escriba. La multa es el 5% del impuesto a cargo por cada mes o fracción desde tu fecha, hasta el 100%; si no te da impuesto, 0,5% de los ingresos brutos por mes o fracción, con tope del 5% o menos (E.T., art. 641). Nunca menos de ${minimumPenaltyInPesos} en ${uvt.year} (art. 639).`,
      `Si nadie te ha emplazado puede bajar a la mitad, pero no por debajo de esa mínima (art. 640). Los intereses van aparte. La renta de ${uvtBefore.year} de las personas vencía entre agosto y octubre de ${uvt.year}, según la cédula. Mira primero si te tocaba: si no pasaste ningún tope, no hay multa.`,
    ],
    links: [lateLink, incomeLink, call],
  },
  {
    topic: '¿Desde cuánto se declara renta?',
    when: [/\b(?:desde|a partir de|apartir de|de) cuanto\b/, /\b(?:declar\w+|renta)\b/],
    not: /\b(?:cuanto (?:me |nos )?cobran|iva|ica|retencion|empresa|sas|sociedad|fecha|cuando|exogena|20(?:2[0-46-9])|ano (?:entrante|que viene)|proximo ano|otro ano|este ano|\d{5,}|millon(?:es)?)\b/,
    text: [
      limitsOfReturn,
      'Si no pasaste ninguno, no declaras. La herramienta lo dice con tus cifras y, si te toca, con la fecha según tu cédula.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Tengo deudas, ¿igual declaro renta?',
    when: [
      /\b(?:deudas?|debo|endeudad[oa]|prestamos?|creditos?)\b/,
      /\b(?:declar\w+ renta|declar\w+ (?:por|la|en)|toca declarar|tengo que declarar|debo declarar)\b/,
      /\b(?:igual|aunque|si tengo deudas|tengo deudas|tengo una deuda|debo \d|por deudas)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|debo a la dian|le debo a|me deben|no he declarado|atrasad\w+|embargo|preste|prestamista|iva|sas|empresa)\b/,
    text: [
      `Las deudas no cuentan para saber si declaras: ni obligan ni libran, porque el patrimonio que se mira es el bruto, sin restarlas (E.T., arts. 592 y 594-3). ${limitsOfReturn}`,
      'Si te toca, ahí sí las escribes: bajan el patrimonio líquido y ayudan a explicar de dónde salió la plata de un bien. Guarda el certificado del banco o el pagaré. Para tu carro o tu casa, mira el valor que tenían a 31 de diciembre.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿El revisor de facturas guarda mi información?',
    when: [
      /\b(?:herramienta|validador|verificador|revisor de facturas|revisar facturas|revisar una factura|calculadora)\b/,
      /\b(?:guard\w+|queda\w*|ve|ven|vea|comparten|privad[oa]|segur[oa]|alguien mas|mis datos|mi informacion)\b/,
      /\b(?:datos|informacion|factura\w*|archivo|nit|cedula|lo que (?:escribo|pongo))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|portal|mi cuenta|borrar|eliminar|revisor fiscal|quien revisa)\b/,
    text: [
      'Ni se guarda ni la ve nadie: las herramientas hacen la cuenta en tu propio navegador, y el archivo o el número que escribes no se envía a ninguna parte. La de revisar facturas funciona incluso si te desconectas de internet.',
      'Es distinto en el portal, donde entras con tu cuenta: ahí lo que subes sí queda, para tu empresa y para quien la atiende en la firma.',
    ],
    links: [
      { href: invoiceCheck.path, label: invoiceCheck.name },
      { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' },
      call,
    ],
  },
  {
    topic: 'La UGPP me escribió, ¿ayudan y cuánto cobran?',
    when: [
      /\b(?:u[gj]pp)\b/,
      /\b(?:requerimiento|carta|oficio|correo|mando|llego|escribio|notific\w+|pid\w+|respond\w+|contest\w+)\b/,
      /\bcuanto (?:me |nos )?(?:cobran|cuesta|vale|sale)\b|\b(?:precio|honorarios|tarifa)\b/,
    ],
    text: [
      'Con calma: esa carta no es un embargo, y muchas diferencias se explican con soportes. Ahora: 1. Mira qué meses pide y el plazo para responder, que está en la carta. 2. Reúne planillas, contratos, ingresos y costos de ese año. 3. Responde por escrito dentro del plazo y no corrijas planillas antes de hacer la cuenta. Comprueba que sea real entrando tú a www.ugpp.gov.co.',
      'Sí ayudamos: una persona de nómina y un abogado leen la carta, hacen la cuenta y preparan la respuesta. No tiene tarifa fija: depende de los meses y de los soportes, y sabes el valor por escrito antes de empezar. Llámanos con la carta a la mano.',
    ],
    links: [call, payroll, lawyer],
  },
  {
    topic: 'Trabajo desde mi casa, ¿pago ICA?',
    when: [
      /\bica\b|\bindustria y comercio\b/,
      /\b(?:desde (?:mi |la )?casa|en (?:mi|la) casa|sin local|no tengo local|a domicilio)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|reteica|retencion|simple|atrasad\w+|sancion\w*|multa|cancel\w+|medellin|cali|barranquilla|soacha|chia|empleada|teletrabajo|sueldo)\b/,
    text: [
      `Sí, en general: el ICA va por la actividad y no por tener local, así que trabajar por tu cuenta desde la casa también cuenta, sea un servicio profesional o ventas. Solo quedan por fuera el sueldo de un empleo y lo que cada municipio exime. En ${bogota} va primero el RIT, que es gratis (www.haciendabogota.gov.co).`,
      localTaxPeriod,
    ],
    links: [{ href: '/herramientas/vencimientos/ica-bogota', label: 'Ver las fechas del ICA' }, write, call],
  },
  {
    topic: 'Mi socio no firma los balances',
    when: [
      /\b(?:soci[oa]s?|accionistas?)\b/,
      /\b(?:balances?|estados financieros)\b/,
      /\b(?:no (?:me |nos |los? |quiere |quieren |ha |han )*(?:firm\w+)|(?:niega|niegan|nego|negaron) a firmar\w*)\b/,
    ],
    not: /\b(?:contador\w* no|revisor|banco|credito|cuanto (?:me |nos )?cobran|no (?:me |nos )?(?:muestra|entrega|deja|da)|acta)\b/,
    text: [
      'No hace falta su firma, si no es el representante legal: los estados financieros los certifican el representante legal y el contador que los preparó (Ley 222 de 1995, art. 37), y el revisor fiscal, si hay, firma con su dictamen (art. 38). Los socios no los firman: los aprueban o no en la asamblea, con la mayoría de los estatutos, y quien vota en contra lo deja en el acta.',
      'Si él es el representante legal: 1. Pídele por escrito que los firme o que diga qué cifra no acepta. 2. Que el contador le muestre el soporte de esa cifra. 3. Cita asamblea, que puede nombrar otro representante como digan los estatutos. No los presentes a un banco sin su firma ni firmes por él; un abogado del equipo mira contigo los pasos.',
    ],
    links: [lawyer, call],
  },
  {
    topic: 'Mi socio saca plata de la caja, ¿qué puedo hacer?',
    when: [
      /\bsoci[oa]s?\b/,
      /\b(?:sac\w+|rob\w+|coge|cogio|gast\w+|desaparec\w+|retir\w+)\b(?: \w+){0,4} (?:plata|dinero|caja|cuenta|fondos)\b/,
      /\b(?:que (?:puedo|podemos|hago|hacemos|se puede)|puedo hacer|legal\w*|demand\w+|denunci\w+|llevan|ayud\w+|esos casos)\b/,
    ],
    not: /\b(?:auditor\w*|cuanto (?:me |nos )?cobran|no (?:me |nos )?(?:muestra|entrega|deja ver)|impuestos?|dian|declar\w+|utilidades|dividendos|prestamo|millon(?:es)?|sin avis\w+|representante)\b/,
    text: [
      'Sí llevamos esos casos: un abogado del equipo mira contigo qué se puede reclamar y ante quién, y un contador, con los extractos, cuánto falta. La plata de la caja es de la sociedad y no de un socio, aunque tenga parte: si la saca sin soporte ni decisión de la asamblea, se le pide cuentas.',
      partnerSteps,
    ],
    links: [lawyer, call],
    calms: true,
  },
  {
    topic: 'Mi socio saca plata, ¿hacen auditorías?',
    when: [/\bsoci[oa]s?\b/, /\b(?:sac\w+|rob\w+|gast\w+|coge|cogio|desaparec\w+|falta)\b/, /\bauditor\w*\b/],
    not: /\b(?:revisor fiscal|conjunto|no (?:me |nos )?(?:muestra|entrega|deja ver|da)|cuanto (?:me |nos )?cobran)\b/,
    text: [
      `Con calma. Sí hacemos auditorías: un equipo que no lleva tu contabilidad mira bancos, retiros y soportes de los años que digas, y entrega un informe escrito. Empieza desde ${from('auditoria-externa')}, más IVA, y el alcance y el valor van por escrito antes. La puede pedir la asamblea o quien representa la sociedad.`,
      'Ahora: 1. Baja los extractos y marca los retiros que no entiendes. 2. Como accionista puedes pedir ver libros y cuentas: hazlo por escrito. 3. Reúne estatutos, actas y el libro de accionistas. 4. No firmes ni entregues claves; no lo acuses antes de tener las pruebas. Un abogado mira contigo qué se puede reclamar.',
    ],
    links: [evaluation, lawyer, call],
  },
  {
    topic: '¿El vigilante del edificio se contrata directo o por empresa?',
    when: [
      /\b(?:vigilantes?|vigilancia|celador(?:es)?|porter[oa]s?|conserjes?)\b/,
      /\b(?:edificio|conjunto|copropiedad|aptos?|apartamentos|condominio|unidad)\b/,
      /\b(?:direct[oa]|por empresa|empresa|contrat\w+)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|aiu|iva|retencion|liquid\w+|despid\w+|horas extras?|incapac\w+)\b/,
    text: [
      'Si vigila o cuida la entrada, por empresa con licencia de la Superintendencia de Vigilancia: contratarlo directo para eso, o con una empresa sin licencia, puede traer multa al edificio (Decreto Ley 356 de 1994, arts. 2, 3 y 91). En su factura el IVA va sobre el AIU y no sobre el total (E.T., art. 462-1).',
      'Un conserje para aseo, correspondencia y mantenimiento sí puede ser empleado del edificio, con contrato, seguridad social, prestaciones y recargos de noche y domingo: tres turnos son varias personas. Para pocos apartamentos suele bajar el costo combinar un conserje de día con citofonía o cámaras de una empresa con licencia. Una persona de nómina te hace la cuenta de las dos.',
    ],
    links: [payroll, call],
  },
  {
    topic: '¿Me pueden despedir si estoy incapacitado?',
    when: [
      /\b(?:me (?:pueden|puede|van a|quieren|despidieron|echaron)|despedirme|echarme)\b/,
      /\b(?:despedir\w*|despid\w+|ech(?:ar|aron|arme)|sacar(?:me)?|terminar(?:me)?)\b/,
      /\b(?:incapacitad[oa]|incapacidad|enferm[oa]|cirugia|tratamiento)\b/,
    ],
    not: /\b(?:mi emplead[oa]|un emplead[oa]|una emplead[oa]|trabajador mio|embaraz\w+|cuanto (?:me |nos )?(?:cobran|toca|deben))\b/,
    text: [
      'Por la enfermedad, no: hace falta permiso del Ministerio del Trabajo, y sin él el despido puede quedar sin efecto, con una indemnización de 180 días de salario (Ley 361 de 1997, art. 26). Solo cuando la incapacidad de origen común pasa de 180 días hay una causa, y aun así con ese permiso (Código Sustantivo del Trabajo, art. 62, numeral 15). Con dos meses no se llega.',
      'Ahora: 1. Entrega cada incapacidad por escrito y guarda copia. 2. No firmes renuncia ni acuerdo sin que alguien lo lea. 3. Si te despiden, pide la carta con el motivo: la tutela y el juez laboral tienen plazos cortos. El Ministerio orienta gratis: www.mintrabajo.gov.co.',
    ],
    links: [lawyer, call],
  },
  {
    topic: 'No me pagan horas extras porque soy de confianza',
    when: [
      /\b(?:de )?(?:confianza|direccion y confianza|manejo)\b/,
      /\bhoras? extras?\b|\b(?:domingos|festivos|jornada)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|mi emplead[oa]|mis emplead[oa]s)\b/,
    text: [
      'Depende de lo que haces, no del nombre del cargo. Quien de verdad dirige, representa a la empresa o decide por ella no tiene jornada máxima, y no se le pagan horas extras (Código Sustantivo del Trabajo, arts. 32 y 162); manejar una caja, unas llaves o un inventario no basta. Los recargos de noche, domingos y festivos se deben también a quien es de confianza.',
      'Si cumples un horario y recibes órdenes, pide por escrito el pago, con una lista de fechas y horas y los mensajes que las prueban. Si no responden, el Ministerio del Trabajo orienta y cita a la empresa sin costo (www.mintrabajo.gov.co), y se puede reclamar hasta tres años atrás (art. 488). Escríbeme tu sueldo y las horas y te hago la cuenta.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'No presenté la renta, ¿cuánto es la multa?',
    when: [
      /\brenta\b/,
      /\bno (?:he |hemos |la |se )*(?:present\w+|declar\w+)\b|\bse me (?:paso|olvido) (?:present|declar)\w+/,
      /\bcuanto\b|\b(?:de cuanto|que) (?:multa|sancion)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|emplazamiento|requerimiento|empresa|sas|sociedad|varios anos|desde (?:el )?20\d\d|anos|debo presentar|mil|(?:cedula|cc|numero|nit) (?:\w+ ){0,2}(?:termin\w+|acab\w+|es))\b|\d{5,}|\d millon/,
    text: [
      `Si te tocaba declarar: 5% del impuesto a cargo, antes de restar retenciones, por cada mes o fracción de atraso, hasta el 100%; sin impuesto a cargo, 0,5% de los ingresos brutos por mes o fracción. Nunca menos de 10 UVT (${minimumPenaltyInPesos} en este año). Puede quedar en la mitad si la DIAN no ha actuado, sin bajar de esa mínima, y se dobla después de un emplazamiento (E.T., arts. 639 a 642). Si no pasaste ningún tope, no hay multa.`,
      'Ahora: mira primero si te tocaba, y si es así preséntala ya, porque cada mes cuenta. La herramienta hace la cuenta con tu fecha y suma los intereses; un tributarista la revisa contigo antes de firmar.',
    ],
    links: [lateLink, incomeLink, call],
  },
  {
    topic: '¿Cómo me devuelven la retención?',
    when: [
      /\b(?:retencion\w*|retefuente|retuv\w+|reteniendo)\b/,
      /\b(?:devuel\w+|devolv\w+|devolucion|recuper\w+|reintegr\w+)\b/,
    ],
    not: /\b(?:ineficaz|ineficac\w+|(?:quedo|queda|quedara?) (?:\w+ )?(?:presentad[ao]|pagad[ao])|(?:pague|pagamos|presente|presentamos) (?:la )?ret\w+|(?:banco|pse|pago)(?: \w+){0,4} (?:devolv\w+|devuelv\w+|rechaz\w+|rebot\w+|revers\w+)|cuanto|iva|reteiva|ica|reteica|cesantias|empresa|sas|sociedad|por error|de mas|mas de|certificado|declarante|no declar\w+|pueden devolver|obligad[oa])\b|\d/,
    text: [
      'Presentando tu declaración de renta, aunque no estés obligado: ahí restas todo lo retenido, y si sobra queda un saldo a favor. Quien no está obligado y le retuvieron puede declarar justo para eso (E.T., art. 6). El saldo se deja para el año siguiente o se pide en devolución a la DIAN, a más tardar dos años después del plazo (arts. 850 y 854).',
      'Ten a mano: certificado de retención de cada pagador, RUT, cuenta bancaria a tu nombre y su certificado, y la firma electrónica. Revisa primero la cuenta: si al declarar da impuesto, lo retenido lo cubre. Un tributarista te dice si vale la pena.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'La exógena dice que recibí o gasté lo que no es mío',
    when: [
      /\b(?:exogenas?|reportad[oa]s?|reportaron|reporto|terceros)\b/,
      /\b(?:no (?:recib\w+|gan\w+|gaste|compre|hice|reconozco|conozco|son mi[oa]s|es mi[oa]|fueron mi[oa]s|me han|me pagaron)|yo ni|ni de|mentira|fals[oa]|nunca (?:recib\w+|gan\w+|gaste|compre|tuve)|mas de lo que|de mas|mal|equivocad\w+)\b/,
      /\b(?:ingresos?|plata|pagos?|valor\w*|consign\w+|compras?|consumos?|gast\w+|tarjeta|millones|recibi)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|suplant\w+|falsific\w+|mi empresa report\w+|presentar la exogena|corregir la exogena|sancion\w*|multa\w*|extempor\w+|(?:presente|envie|mande|reporte|hice|presentamos|enviamos) (?:mal|con|la|mi|una)|mis (?:proveedores|clientes))\b/,
    text: [
      'Porque alguien te reportó: la exógena es lo que otros (bancos, tarjetas, empleadores, almacenes) le dicen cada año a la DIAN que pagaste, compraste o recibiste, y a veces lo reportan mal o suman plata de paso. No es una deuda ni una multa, y no tienes que declarar lo que no es tuyo.',
      'Ahora: 1. En www.dian.gov.co, con tu usuario, abre «Consultar información exógena», escoge el año, descarga el Excel y mira quién reportó cada valor, y por qué. 2. Compáralo con extractos y certificados. 3. Pídele a esa entidad, por escrito, que corrija: la DIAN no puede cambiarlo, y el cambio puede tardar hasta 72 horas en verse. 4. Guarda la respuesta: con tus soportes se le contesta a la DIAN si pregunta. Si no conoces a quien reportó, cuéntanos: puede ser una suplantación.',
      `Importa por los topes: por ${uvtBefore.year} declara quien de verdad llegó a 1.400 UVT (${inPesos(1_400 * uvtBefore.value)}) en ingresos o las pasó en compras, tarjeta o consignaciones. Si lo tuyo no llega a ese tope ni a los demás, el error de otro no te obliga, pero ten la prueba.`,
    ],
    links: [write, call],
  },
  {
    topic: 'Tengo hijos y medicina prepagada, ¿bajan la renta?',
    when: [
      /\b(?:hij[oa]s?|dependientes?)\b/,
      /\b(?:prepagada|poliza de salud|plan complementario)\b|\b(?:rebaj\w+|deduc\w+|descont\w+|restar)\b/,
      /\b(?:renta|declar\w+)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|mama|papa|padres|universidad|colegio|matricula|hered\w+|herencia|divorcio|nombre de mi hij)\b/,
    text: [
      'Sí, los dos. Por cada hijo menor, o que estudia y aún no pasa la edad de la ley, se restan 72 UVT al año, hasta cuatro dependientes (E.T., art. 336, numeral 3); si tienes un empleo, además el 10% de ese ingreso, hasta 32 UVT al mes (art. 387). La medicina prepagada o póliza tuya, de tu cónyuge o de tus hijos, hasta 16 UVT al mes (art. 387).',
      'Casi todo entra en un tope conjunto del 40% de los ingresos, ya sin salud y pensión obligatorias, máximo 1.340 UVT. Pide el certificado a la aseguradora y guarda los registros civiles; un contador hace la cuenta contigo.',
    ],
    links: [incomeLink, write, call],
  },
  ...pregnancy,
  {
    topic: 'Una empleada viene por días, ¿le pago prima y cesantías?',
    when: [
      /\b(?:emplead[oa]|senora|muchach[oa]|aseador[ae]?|ninera|jardinero|cocinera|trabajador(?:a)?)\b/,
      /\b(?:(?:\d|un|dos|tres|cuatro|cinco) (?:dias?|veces)|por dias|medio tiempo|fines de semana)\b/,
      /\b(?:pagar(?:le|les)|(?:le|les) (?:debo|pago|toca|tocan|corresponde\w*)|(?:debo|toca|hay que|tengo que) (?:pagar|dar)\w*|tiene derecho|derecho a)\b/,
      /\b(?:primas?|cesantias|vacaciones|prestaciones)\b/,
    ],
    not: /\b(?:gano|me (?:pagan?|deben?|tocan?|dan|corresponden?)|mi (?:patron\w*|jef[ea])|soy|trabajo|cuant[oa]s?|calcul\w+|\d{5,}|mil|millon(?:es)?|minimo|renunci\w+|despid\w+|echar\w*|liquid\w+|incapac\w+|embaraz\w+|dias? de (?:vacaciones|licencia))\b/,
    text: [
      'Sí: quien va por días o medio tiempo tiene lo mismo que los demás, en proporción a lo que le pagas: prima, también en una casa (Código Sustantivo del Trabajo, art. 306; Ley 1788 de 2016), cesantías con intereses (art. 249) y 15 días hábiles de vacaciones por año (art. 186).',
      'La cuenta sale de lo que le pagas de verdad al mes, con auxilio de transporte por los días que va: prima, base × días del semestre / 360; cesantías, base × días del año / 360, contados desde que entró si entró después; intereses, 12% al año. La prima se paga hasta el 30 de junio y el 20 de diciembre, los intereses hasta el 31 de enero y las cesantías se consignan hasta el 14 de febrero.',
      `${dayWorkers.yes} Si gana menos de un mínimo se cotiza por semanas (Decreto 2616 de 2013). Escríbeme cuánto le pagas por día, cuántos días va y desde cuándo, y te digo cuánto es.`,
    ],
    links: [payroll, call],
  },
  {
    topic: 'Medio tiempo, ¿tengo vacaciones y prima?',
    when: [
      /\b(?:medio tiempo|tiempo parcial|por dias|\d dias a la semana|unos dias|por horas|fines de semana)\b/,
      /\b(?:derecho|me (?:tocan?|deben|corresponden?)|tengo)\b/,
      /\b(?:vacaciones|prima|cesantias|prestaciones|liquidacion)\b/,
    ],
    not: /\b(?:mi (?:emplead[oa]|muchacha|senora)|(?:la|una) senora|(?:me|nos) (?:ayuda|colabora|cuida|cocina|limpia|plancha)|(?:le|les) (?:tengo|toca|tenemos)|tengo (?:un|una|dos|2) (?:emplead[oa]|senora|muchacha)|le (?:pago|debo)|cuanto (?:me |nos )?cobran|gano|ganando|\d{5,}|millon(?:es)?)\b/,
    text: [
      'Sí: quien trabaja por días o medio tiempo tiene lo mismo que los demás, en proporción a lo que gana y al tiempo: prima (Código Sustantivo del Trabajo, art. 306), cesantías con intereses (art. 249) y 15 días hábiles de vacaciones por año (art. 186), y la afiliación a seguridad social.',
      'La cuenta sale de tu sueldo real del mes, con auxilio de transporte por los días que vas. Escríbeme cuánto ganas al mes y desde cuándo, y te digo cuánto es. Si no te pagan, el Ministerio del Trabajo orienta gratis: www.mintrabajo.gov.co.',
    ],
    links: [call, payroll],
  },
]
