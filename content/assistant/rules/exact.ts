import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvtInPesos } from '../../legal-figures'
import { bogota, localTaxPeriod } from '../bogota'
import { startingPrice, type ServiceSlug } from '../../services'
import { invoiceCheck } from '../../tools/invoice-check'
import { catalogue } from '../catalogue'
import { otherSubjects } from '../other-subjects'
import { call, evaluation, whatsapp } from '../reply-links'
import { shownByDian } from '../shown-by-dian'
import type { Rule } from '../rules'

const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const holds = (slug: ServiceSlug): string => catalogue[slug].includes.join('; ')
const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const
const prices = { href: '#servicios', label: 'Comparar servicios y precios' } as const

/** Only patterns find these answers; similar words do not. */
export const rules: readonly Rule[] = [
  {
    topic: 'La factura rebota por la regla FAD06',
    when: [
      /\bfad ?0?6\b|^(?![^]*\b(?:portal|plataforma|revis\w+ automatic\w+|hallazgos?|ustedes|uds|subi|subimos|cargue|herramienta|sin (?:el )?cufe|no (?:trae|tiene)(?: el)? cufe|(?:mi|un|el|al) proveedor(?! tecnologico)|nomina|gastos?|deduc\w+)\b)(?=[^]*\bfacturas?\b)(?=[^]*\bcufe\b)[^]*\b(?:rechaz\w+|devolv\w+|devuelv\w+|rebot\w+|no (?:me |nos )?(?:la )?(?:valid\w+|acept\w+|pas[oa])|(?:cufe|codigo) (?:\w+ ){0,2}(?:mal|errad\w+|invalid\w+|incorrect\w+))\b/,
    ],
    not: shownByDian,
    text: [
      'El CUFE no es el de los datos de la factura (regla FAD06): el programa lo armó con otro valor. La factura no está expedida todavía, así que no lleva nota crédito: se vuelve a calcular el CUFE y se transmite otra vez.',
      'Revisa, o pídele a tu proveedor que revise hoy, con el código a la mano: 1. Los valores van con exactamente dos decimales, cortados y no redondeados, y son los mismos del XML. 2. Los dos NIT van sin dígito de verificación. 3. La clave técnica es la del rango de numeración que usas: si asociaste uno nuevo, cambió. 4. El ambiente es producción y no pruebas. 5. Fecha y hora son las del XML.',
      'La herramienta vuelve a hacer las sumas y el CUFE con tu XML. Dile a tu cliente que le llega cuando la DIAN la valide; si no sale hoy, llámanos. Si la que rechazaron es una que subiste al portal, ábrela en «Facturas»: ahí está el motivo.',
    ],
    links: [check, call, { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }],
  },
  {
    topic: 'Un empleado no volvió a trabajar',
    when: [
      /\b(?:emplead[oa]s?|trabajador(?:a|es)?|meser[oa]|cociner[oa]|vendedor(?:a)?|ayudante|cajer[oa])\b/,
      /\bno (?:ha |han )?(?:volvio|vuelto|regreso|regresado|volvi)\b|\bdejo de (?:venir|ir)\b|\bdesaparecio\b|\b(?:se fue|no vino|no viene|no ha venido|sin venir|falta)\b.*\bno (?:me |nos )?(?:ha )?(?:contest\w+|respond\w+|aparec\w+)|\bno (?:me |nos )?(?:contest\w+|respond\w+|aparec\w+)\b.*\b(?:se fue|no vino|no ha venido|sin venir)\b/,
      /\b(?:liquid\w+|retir\w+|renunci\w+|abandon\w+|aviso|avisar|contest\w+|respond\w+|aparec\w+|que hago|plata|pag\w+|despid\w+|despedir\w*)\b/,
    ],
    not: /\b(?:renuncio|carta de renuncia|incapac\w+|enferm\w+|embaraz\w+|licencia|vacaciones|muri\w+|fallec\w+|rob\w+|caja|claves?|contador\w*|descont\w+|descuent\w+|preaviso|portal|asesor\w*|cliente\w*|cedula|rut|dian|factura\w*|trabaje|me (?:deben?|pagan|pagaron))\b/,
    text: [
      'Todavía no lo liquides ni lo retires: faltar no es renunciar. Ahora: 1. Llámalo y escríbele, y guarda la prueba. 2. Cítalo por escrito a explicar las faltas, a la dirección y al correo que dio. 3. Deja acta aunque no venga. 4. Mientras no termine el contrato, sigue la afiliación; los días sin excusa no se pagan. Puede estar enfermo o detenido: por eso la citación importa.',
      'Si no aparece, un abogado del equipo revisa si hay justa causa y prepara la carta. Terminado el contrato sí se liquida: se le debe lo trabajado, y si no la recibe o no aparece, se consigna en un juzgado laboral (Código Sustantivo del Trabajo, art. 65). Escríbeme el salario y las fechas y te hago la cuenta.',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }],
  },
  {
    topic: '¿Un conjunto puede quedarse sin revisor fiscal?',
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:conjunto|edificio|copropiedad|propiedad horizontal|apartamentos|condominio|torres|centro comercial)\b/,
      /\b(?:quitar\w*|elimin\w+|suprimir\w*|prescindir|dejar de tener|quedar\w* sin|no tener|sin revisor|ahorrar\w*|sacar\w*|remover\w*)\b/,
      /\b(?:se puede|pued\w+|podemos|obligatori\w+|obligad[oa]s?|obliga|toca|hay que|debe\w*|legal|permite)\b/,
    ],
    not: /\b(?:cotiz\w+|propuesta|otro revisor|nuevo|elegir|nombrar\w*|cambi\w+|ustedes|uds)\b/,
    text: [
      'Depende del uso. Si es comercial o mixto, es decir, con viviendas y locales, el revisor fiscal es obligatorio: la asamblea puede cambiar a la persona, pero no quedarse sin revisor para ahorrar, ni nombrar al mismo contador que lleva los libros: la ley pide independencia. Si es solo de vivienda, no es obligatorio y lo decide la asamblea (Ley 675 de 2001, art. 56).',
      'Ahora: 1. Mira en el reglamento el uso de cada unidad y si él mismo pide revisor. 2. Si es obligatorio y la asamblea no nombra a nadie, se incumple la ley: pídelo por escrito y convoca una extraordinaria para nombrarlo. 3. Los votos para cambiar a la persona los dice el reglamento, y el cambio va en el acta. 4. Para gastar menos, pide varias propuestas con el mismo alcance. Si dudas del uso, un abogado lee el reglamento contigo.',
    ],
    links: [
      { href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' },
      { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' },
      call,
    ],
  },
  {
    topic: '¿Sigo declarando si ya cancelé la matrícula?',
    when: [
      /\b(?:cancel\w+|cerr\w+|cierr\w+)\b/,
      /\b(?:matricula|camara)\b/,
      /\b(?:sigo|seguir|sigue|seguimos|tengo que|tenemos que|toca|debo|hay que|obligad[oa]s?)\b(?: \w+){0,3} (?:declar\w+|present\w+)\b/,
    ],
    not: /\b(?:como cancelo|que hay que cancelar|en que orden|sigue activa|cuanto|atrasad\w+|anos sin|sancion\w*|multa)\b/,
    text: [
      'Cancelar la matrícula no cierra lo de la DIAN: los deberes del RUT siguen hasta que quites las responsabilidades (IVA, factura, retención) o lo canceles. Pero no todo se presenta en ceros: el IVA y la retención, en general, no se presentan en los períodos sin operaciones (E.T., arts. 601 y 606).',
      'Lo demás: renta, una persona natural solo el año en que pase algún tope; una sociedad, cada año mientras exista, aunque dé cero, y cancelar la matrícula no basta: se disuelve y se liquida. El ICA lo dice el municipio: cierra allá el registro. El SIMPLE sí pide su anticipo aunque dé cero, salvo a una persona natural con menos de 3.500 UVT de ingresos (art. 910).',
      'Ahora: 1. Presenta lo que falte hasta el último día con operaciones. 2. Actualiza el RUT para quitar responsabilidades, y pide la cancelación si ya no haces nada: es gratis en www.dian.gov.co. 3. Guarda extractos y facturas como prueba. Con tu RUT te decimos qué código sigue vivo.',
    ],
    links: [{ href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }, call],
  },
  {
    topic: '¿Debo sacar RUT y matrícula para un negocio pequeño?',
    when: [
      /\b(?:vender|vendo|vendemos|ventas|negocio|tienda|emprendimiento)\b/,
      /\b(?:instagram|internet|redes|facebook|tiktok)\b/,
      /\b(?:papel(?:es|eo)|documentos|tramites?|legaliz\w+|formaliz\w+|registr\w+)\b/,
      /\b(?:primero|empezar|sacar|necesit\w+|hay que|toca|debo|tengo que|tenemos que)\b/,
    ],
    not: /\b(?:dian se entera|iva|renta|declar\w+|cerrar|cancel\w+|importar|exportar|marca|invima|carro|casa|apto|acciones|portal|factura\w*|sas|s a s|empleados?)\b/,
    text: [
      'Si una sola persona va a figurar, primero: 1. El RUT, gratis en www.dian.gov.co, con la actividad de lo que vendes. 2. La matrícula en la Cámara de Comercio, si es tu negocio habitual: se renueva cada año hasta el 31 de marzo (Código de Comercio, art. 33). 3. El registro de ICA de tu municipio. Vender por redes es una venta igual que en un local.',
      `Si el negocio es de dos, decidan primero a nombre de quién va: o una figura y lleva las cuentas a su nombre, o crean una S.A.S. con los aportes de cada una por escrito; en ese caso van estatutos, Cámara y RUT de la sociedad, y toma de 2 a 4 semanas. Con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} una persona natural puede ser no responsable de IVA, y la renta se declara solo si pasa los topes.`,
    ],
    links: [call, whatsapp, { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Venden resmas, esferos o útiles de papelería?',
    when: [
      /\b(?:venden|tienen|manejan|a como|cuanto (?:vale|cuesta)|precio)\b/,
      /\bresmas?\b|\besferos?\b|\butiles\b|\bpapel (?:(?:de )?tamano )?(?:carta|oficio|bond)\b/,
    ],
    not: /\b(?:gastos?|contabl\w+|iva|impuestos?|deduc\w+|factur\w+|inventario|dian|declar\w+|retencion|vida|mi (?:negocio|tienda|papeleria))\b/,
    text: otherSubjects[0]?.text ?? [],
    links: otherSubjects[0]?.links ?? [],
  },
  {
    topic: '¿Puedo prestarle mi usuario del portal a otra persona?',
    when: [
      /\b(?:prest(?:o|ar|arle|arles|emos|amos|e)|compart(?:o|ir|irle|imos|amos)|pas(?:o|ar|arle)|mism[oa]|us(?:ar|e|a) (?:el|la) mi[oa])\b(?: \w+){0,3} (?:usuario|cuenta|acceso|contrasena|clave|login)\b|\b(?:usuario|cuenta|acceso)\b.*\b(?:presto|prestar\w*|compartir\w*|comparto)\b/,
      /\b(?:soci[oa]s?|espos[oa]|secretari[oa]|asistente|emplead[oa]|auxiliar|herman[oa]|hij[oa]|gerente|papa|mama|otra persona|alguien|companer[oa])\b/,
    ],
    not: /\b(?:dian|muisca|banc\w+|nequi|daviplata|firma electronica|contador\w*|token|cobro|tarjeta|ahorros|plata|consign\w+|factur\w+ con)\b/,
    text: [
      'No lo prestes: cada quien entra con el suyo. Si tú eres quien figura como dueño de la empresa en el portal, en «Personas» invita a esa persona por su correo y elige qué puede ver o hacer: «Solo lectura» mira y descarga; «Auxiliar» sube facturas, escribe y pide citas, y no ve las cifras; «Contador interno» puede todo, menos invitar, eliminar y cambiar la empresa.',
      'Así crea su contraseña, lo que haga queda a su nombre, y le puedes quitar el acceso ahí mismo cuando quieras. Con un usuario prestado todo parecería hecho por ti, también una firma.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Qué hacen cada mes en un conjunto y van a la asamblea?',
    when: [
      /\b(?:conjunto|edificio|copropiedad|propiedad horizontal|condominio)\b/,
      /\b(?:va|van|iria\w*|irian|ir|asist\w+|acompan\w+|presentan|explican|estan)\b(?: \w+){0,7} asamblea\b|\basamblea\b(?: \w+){0,3} (?:va|van|asisten|acompanan)\b|\b(?:que (?:haria\w*|hacen|me harian)|como (?:trabajan|seria))\b.*\b(?:mes|mensual\w*|contabilidad)\b/,
      /\b(?:contador\w*|contabilidad|ustedes|uds|firma|servicio|cobran|mes)\b/,
    ],
    not: /\b(?:revisor\w*|acta|impugn\w+|quorum|moroso\w*|cuotas? (?:de|atras)\w*)\b/,
    text: [
      `Cada mes, en la asesoría contable: ${holds('asesoria-contable')}. Vale desde ${from('asesoria-contable')} al mes, más IVA; los impuestos y la nómina de quien trabaja en el conjunto son servicios aparte. Una persona te confirma el valor con el número de unidades, los bancos y los empleados.`,
      'La asamblea de propietarios: los estados financieros que se presentan sí salen de nuestro trabajo. Que una persona del equipo vaya a explicarlos se acuerda en la propuesta, con la fecha y su valor: aquí no lo sé con certeza, así que dilo al pedirla.',
      'Si quien llevaba la contabilidad ya se va, pídele libros, soportes y claves con un acta: el empalme lo hacemos nosotros, y empezamos entre 1 y 2 semanas después de firmar.',
    ],
    links: [evaluation, { href: '/servicios/asesoria-contable', label: 'Ver el servicio' }, call],
  },
  {
    topic: '¿Ustedes hacen la exógena?',
    when: [
      /\b(?:exogenas?|medios magneticos)\b/,
      /\b(?:ustedes|uds|usted|tambien|me|nos|la firma|servicio)\b/,
      /\b(?:hacen|hace|manejan|(?<!se )presentan?|elaboran|ayudan|encargan|prestan|ofrecen|preparan|trabajan)\b/,
    ],
    not: /\b(?:cuanto|precio|vale|valor|cobran?|incluy\w+|incluid[ao]|sancion\w*|multa\w*|que es|cuando|venc\w+|plazo|tarde|hoy|manana|no (?:se|la|las) (?:hizo|hice|presente|envie)|error\w*|correg\w+|corrij\w+|coincid\w+|atras\w+|debiendo|contabilidad|mensual\w*|contador|plan|aparte|iva|ica|renta|nomina)\b/,
    text: [
      `Sí: la hacemos y la enviamos, la nacional y la municipal. Va incluida en la asesoría tributaria, desde ${from('asesoria-tributaria')} al mes, más IVA. Si solo necesitas la exógena de un año, se puede contratar sola: el valor depende de cuántos terceros y formatos son, y lo sabes por escrito antes de empezar.`,
      'Para empezar ten a mano el RUT, los movimientos por tercero del año y la exógena anterior. Te toca, aunque el RUT no traiga el código 14, si retuviste algo ese año o pasaste el tope de ingresos (en una sociedad, 2.400 UVT). Se presenta entre abril y junio, según los últimos dígitos del NIT.',
    ],
    links: [{ href: '/servicios/asesoria-tributaria', label: 'Ver el servicio' }, evaluation, call],
  },
  {
    topic: '¿La contabilidad incluye firmar los estados financieros?',
    when: [
      /\b(?:estados financieros|balances?)\b/,
      /\b(?:firm(?:an|ar|arian?|ados?|o)|certific\w+)\b/,
      /\b(?:aparte|inclu\w+|adicional|extra|por separado|trae|viene)\b/,
      /\b(?:contabilidad|mensual\w*|plan|contrat\w+)\b/,
    ],
    not: /\b(?:sin contrat\w+|solo necesito|revisor\w*|contador anterior|otro contador|portal)\b/,
    text: [
      `Sí, va adentro: la contabilidad, desde ${from('asesoria-contable')} al mes, más IVA, trae los estados financieros de cada mes, los del cierre del año, los libros y las certificaciones. De lo que llevamos, los firman el contador que los preparó y tu representante legal (Ley 222 de 1995, arts. 37 y 38).`,
      'Aparte van los de años que no llevamos, que antes se revisan, y el dictamen de un revisor fiscal si la licitación o el banco lo piden: quien lleva la contabilidad no puede ser el revisor. Dinos qué fecha y qué año piden.',
    ],
    links: [{ href: '/servicios/asesoria-contable', label: 'Ver el servicio' }, evaluation, call],
  },
  {
    topic: '¿La tarifa es fija o depende de las facturas?',
    when: [
      /\b(?:tarifas?|precios?|cobran?|cobro|mensualidad|valor)\b/,
      /\bfij[oa]s?\b/,
      /\b(?:depend\w+|segun|varia\w*|por (?:cada )?factura|(?:cuantas|numero de|cantidad de) (?:facturas|movimientos|documentos))\b/,
    ],
    not: /\b(?:sueldo|salario|termino fijo|activos?|arriendo|renta|retencion|emplead[oa]s?|nomina|revisor\w*|hora)\b/,
    text: [
      `Es un valor fijo al mes, que se calcula con el tamaño: la contabilidad, desde ${from('asesoria-contable')}, más IVA, según cuántas facturas, bancos, empleados y sedes tienes; los impuestos son otro servicio, desde ${from('asesoria-tributaria')}. La propuesta dice el alcance y su valor. Si un mes te pasas un poco no cambia por sorpresa: un ajuste se habla y se acepta por escrito antes.`,
      'Si hay anticipo y con qué medios se paga va en esa misma propuesta: aquí no lo sé con certeza, y lo sabes antes de firmar. Cuéntanos cuántas facturas de venta y de compra tienes al mes, y una persona te da el valor.',
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: 'Se me pasó el plazo para responder a la UGPP',
    when: [
      /\bu[gj]pp\b/,
      /\b(?:pasaron|paso|vencio|vencieron|hace|llevo|tarde)\b(?: \w+){0,4} (?:meses|mes|semanas|dias|plazo|termino)\b|\b(?:se (?:me|nos) (?:paso|vencio)|plazo\b(?: \w+){0,6} (?:paso|vencio|vencido)|fuera de (?:plazo|termino))\b/,
      /\b(?:contest\w+|respond\w+|respuesta|todavia|aun|plazo|que hago)\b/,
    ],
    not: /\b(?:dian|embarg\w+|falso|estafa|visit\w+|planillas de hace|hace (?:dos|tres|cuatro|cinco|\d) anos)\b/,
    text: [
      'Con calma: respóndelo igual, y llámanos hoy con la carta. Si el plazo ya pasó depende de qué papel es y del día en que te lo notificaron: está escrito en él, y aquí no lo adivino. Lo peor es callar: mientras no haya una liquidación oficial, lo que expliques con soportes todavía puede servir.',
      'Ahora: 1. Lee el título, el día de la notificación y el plazo que trae. 2. Mira si después llegó otra carta: entra tú mismo a www.ugpp.gov.co, y revisa el correo y la dirección del RUT. 3. Si es una liquidación oficial o una sanción, no se contesta como un requerimiento: va un recurso, con el plazo que ella misma dice. 4. Reúne planillas, contratos y comprobantes de nómina de ese año. 5. Escribe con lo que tengas, di por qué llega tarde y guarda el radicado. 6. No corrijas ni pagues planillas sin revisar antes la cuenta.',
    ],
    links: [call, whatsapp],
    calms: true,
  },
  {
    topic: '¿Quién es mi contador asignado?',
    when: [
      /\b(?:quien|cual|como (?:se llama|lo|la)|telefono|numero)\b/,
      /\bmi (?:contador\w*|asesor\w*)\b|\b(?:contador\w*|asesor\w*) (?:asignad[oa]|que me (?:asignaron|toco|atiende))\b/,
      /\b(?:asign\w+|quien es|como se llama|me toco|me atiende|lo llamo|la llamo|contact\w+)\b/,
    ],
    not: /\b(?:cambi\w+|no (?:me )?(?:respond\w+|contest\w+)|groser\w+|renuncio|se fue|anterior|factur\w+|anos|robo|queja|firmo)\b/,
    text: [
      'Lo ves en el portal: en «Mensajes» están las conversaciones con tu asesor, con su nombre, y ahí mismo le escribes. Las citas con él o ella se piden en «Citas».',
      'Por teléfono: llama al número de la firma, di tu nombre y el de tu empresa, y te comunican con quien lleva tu caso. Por este chat no puedo ver quién es.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'Subí unas facturas y no aparecen',
    when: [
      /\bfacturas?\b/,
      /\b(?:sub(?:i|imos|o|ieron)|cargu?[eo]|cargamos|mande)\b/,
      /\bno (?:me )?(?:aparece\w*|sale\w*|figura\w*|las? veo|las? encuentro|esta[ns]?)\b|\bdesaparec\w+\b/,
    ],
    not: /\b(?:dian|radian|rechaz\w+|xml|venta|cliente no|proveedor|correo|exogena|declaracion)\b/,
    text: [
      'Mira tres cosas en «Facturas» del portal: 1. Que arriba esté la empresa correcta, si tienes varias. 2. Que no haya un filtro puesto: quítalos y deja todos los estados y todas las fechas. 3. Que la carga terminara: si se cortó la red o cerraste antes de tiempo, no quedó, y se sube otra vez sin problema: si ya estaba, el portal la reconoce.',
      'Lo que subiste como documento, y no como factura, está en «Documentos». Si tampoco está ahí, escríbele a tu asesor en «Mensajes» con el nombre del archivo, el día y la hora, o llámanos.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ir a «Facturas»' }, call],
  },
  {
    topic: 'No tengo la clave del MUISCA ni el correo del RUT',
    when: [
      /\bmuisca\b|\b(?:clave|contrasena|cuenta|usuario)\b(?: \w+){0,3} \bdian\b|\bdian\b(?: \w+){0,4} (?:clave|contrasena)\b|\b(?:entr\w+|ingres\w+|acced\w+) (?:\w+ ){0,2}(?:la dian|el rut)\b|\b(?:usuario|clave|contrasena) (?:del?|en el) rut\b/,
      /\b(?:olvid\w+|perdi\w*|no (?:recuerdo|me acuerdo|tengo|se|existe|puedo)|ya no|cerrad\w+|cambi\w+|recuper\w+|bloque\w+)\b/,
      /\b(?:correo|email|gmail|hotmail)\b/,
    ],
    not: /\b(?:contador\w* (?:se|me|cambio|no)|excontador|ex ?socio|me pid\w+|estafa|falso|enlace|portal de ustedes|firma electronica)\b/,
    text: [
      'Esa cuenta es de la DIAN, y solo ella te la devuelve. El usuario no se pierde: entras con tu tipo y número de documento, no con el correo. Si todavía entras al correo del RUT: en www.dian.gov.co, al iniciar sesión, usa «Recuperar contraseña» con tu documento y el enlace llega a ese correo.',
      'Si ese correo ya no existe, primero se cambia el del RUT: pide turno en www.dian.gov.co (en un punto o virtual), con tu documento a la mano; es gratis. También prueba la línea de la DIAN, que ha hecho esa recuperación por teléfono. Con el correo nuevo, recupera la clave y renueva tu firma electrónica. Nadie más debe pedirte esa clave: tampoco nosotros.',
    ],
    links: [call, { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Cada cuánto y cuánto se paga de ICA?',
    when: [
      /\bica\b|\bindustria y comercio\b/,
      /\b(?:cada cuanto|como (?:saco|calculo|liquido|se (?:calcula|saca|liquida|paga)|pago|declaro)|cuanto (?:es|se paga|toca|pago))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|rit|reteica|retencion|simple|sancion\w*|multa|atrasad\w+|no (?:he|pague|declare|presente)|cancel\w+|cuando vence|vence|medellin|cali|barranquilla|soacha|chia|fuera de|otro municipio|otra ciudad|\d{5,}|millones)\b/,
    text: [
      `Cuánto: ingresos del período por la tarifa por mil de tu actividad. Por ejemplo, $ 50.000.000 con una tarifa de 10 por mil son $ 500.000; encima puede ir el impuesto de avisos y tableros. La tarifa real, también la de un restaurante, no la digo de memoria: en ${bogota} la ves por tu código CIIU en www.haciendabogota.gov.co, en tu RIT (el registro, gratis en la Oficina Virtual) o en tu última declaración. En otra ciudad, cada alcaldía pone tarifa y fechas: dinos cuál.`,
      localTaxPeriod,
    ],
    links: [
      { href: '/herramientas/vencimientos/ica-bogota', label: 'Ver las fechas del ICA' },
      { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' },
      call,
    ],
  },
  {
    topic: 'La calculadora me dio una cifra, ¿alguien la revisa?',
    when: [
      /\b(?:calculadora|herramienta|simulador|la cuenta de (?:la pagina|ustedes))\b/,
      /\b(?:revis\w+|cuadra|confirm\w+|verific\w+|segur[oa]s?)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|factura\w*|xml|cufe|confiable|error|no (?:carga|abre|funciona))\b/,
    text: [
      'Sí: una persona del equipo la mira contigo. La herramienta calcula solo con lo que escribes, sin ver retenciones, costos ni deducciones que no pusiste, así que puede dar más o menos que tu declaración.',
      'Ten a mano lo que escribiste, el certificado de ingresos y retenciones, los extractos y la declaración del año anterior. Escríbenos con la cifra que te dio o llama: antes de empezar te decimos si tiene costo.',
    ],
    links: [{ href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }, call],
  },
  {
    topic: 'El archivo es muy pesado y no sube',
    when: [
      /\b(?:pesad[oa]s?|muy grandes?|demasiado grande|supera|excede|pesa mas|mas de 10 ?(?:mb|megas?)|tamano|(?:1[1-9]|[2-9]\d|\d{3,}) ?(?:mb|megas?|megabytes?))\b/,
      /\b(?:archivos?|facturas?|pdf|fotos?|documentos?|extractos?|zip)\b/,
      /\b(?:sub\w+|carg\w+|adjunt\w+|mand\w+|envi\w+|deja|acept\w+)\b/,
    ],
    not: /\b(?:correo (?:no|me)|whatsapp|gmail|dian|cual es el (?:limite|tamano)|que tamano)\b/,
    text: [
      'Es por el tamaño: cada archivo puede pesar hasta 10 MB, y uno más grande da error aunque el portal funcione bien. Para que quepa: 1. ¿Un PDF largo, como un extracto? Pártelo en varios PDF, por meses, o guárdalo más liviano («Imprimir», «Guardar como PDF», con menos resolución). 2. Una factura electrónica: sube el XML o el ZIP que llegó al correo. 3. Una foto: tómala en JPG y de cerca, o usa «Escanear» del portal desde el teléfono.',
      'En «Mensajes» el límite usual es el mismo, así que ahí tampoco cabe entero. Si no hay forma, escríbele ahí a tu asesor qué archivo es y cuánto pesa, o llámanos.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ir a «Facturas»' }, call],
  },
  {
    topic: '¿Por qué la herramienta me dio la sanción mínima?',
    when: [
      /\b(?:calculadora|herramienta|simulador)\b/,
      /\b(?:sancion|multa)\b/,
      /\b(?:no (?:debia|tenia|habia|me toco)|sin impuesto|en ceros|por ?que|tan (?:car[oa]|alt[oa])|minima|descuento|rebaja|reducid[ao])\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|exogena|ugpp|revis\w+|cuadra)\b/,
    text: [
      `Si te salió ${minimumPenaltyInPesos}, es la sanción mínima, 10 UVT: ninguna baja de ella, tampoco si no debías impuesto; el descuento del artículo 640 ya no la baja, así que con él o sin él se paga eso (E.T., arts. 639, 640 y 641). Si te salió más, la herramienta muestra la completa y la reducida. No es lo que cobra la firma: se paga a la DIAN.`,
      'Mira primero si de verdad te tocaba declarar: si no pasaste ningún tope, no hay sanción. Si te tocaba, presentarla pronto evita que crezca y que la DIAN te llame, cuando se dobla (art. 642). Un tributarista revisa la cuenta contigo.',
    ],
    links: [{ href: '/herramientas/declarar-tarde', label: 'Volver a la cuenta' }, call],
  },
]
