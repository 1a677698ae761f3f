import type { ReplyLink } from './replies'

/**
 * A rule fits a message that matches all patterns of `when` and not the pattern `not`.
 * A rule also fits a message whose words resemble the phrasings in `asked`.
 */
export type Rule = {
  topic: string
  asked?: string
  /** Topics of the shorter answers that the chat loads at once; the fuller answer of this rule replaces them. */
  insteadOf?: readonly string[]
  /** Patterns for a message in lower case without accents or punctuation. */
  when?: readonly RegExp[]
  not?: RegExp
  /** True for an answer that calms or protects somebody, which is given without any other answer. */
  calms?: true
  /** True for an answer that covers all questions of a message. */
  whole?: true
  text: readonly string[]
  links: readonly ReplyLink[]
}
/** `ours` is true for rules about the firm, its prices and its portal. */
export type Rules = { rules: readonly Rule[]; ours?: true }

type Theme = { gate: RegExp; load: () => Promise<Rules> }

/** The answers of these themes cover the whole message, so these themes are tried before all others. */
export const exactThemes: readonly Theme[] = [
  {
    gate: /\b(?:pension\w*|mesadas?|jubil\w+|deman\w+|u[gj]pp|audit\w+|peritajes?|perit[oa]s?|dictamen|informe|iva|(?:ex ?)?soci[oa]s?|duen[oa]s?|accionistas?|actas?|asamblea|es legal|ilegal)\b/,
    load: () => import('./rules/exact-defence'),
  },
  {
    gate: /\b(?:topes?|limites?|uvt|hereder[oa]s?|herencia|heredamos|sucesion(?:es)?|muri\w+|fallec\w+|difunt\w+|rete ?ica|ica|cesantias?|iva|inefica\w+|ret\w*nc\w+|retefuente|rete fuente|350|11|once|auto ?rr?et\w*)\b/,
    load: () => import('./rules/exact-turns'),
  },
  {
    gate: /\b(?:notific\w+|notifik\w+|correo|empla[zs]\w+|liquidacion oficial|aforo|resolucion|pliego|sancion\w*|mult[aoe]\w*|carcel|pres[oa]s?|prision|delito|penal\w*|judicializ\w+|captur\w+|arrest\w+|factur\w+|iva|hacienda|alcaldia|municipio|distrito|gobernacion|predial|ica|industria)\b/,
    load: () => import('./rules/exact-worries'),
  },
  {
    gate: /\b(?:contador\w*|contable|contabilidad|ustedes|uds|formulario|coti[zs]aci\w+|propuesta|evaluacion|mensaje|datos|tributari[oa]|exogenas?|incluyen?|renta|declaracion|firma|rut|dian|iva|ugpp|uiaf|hacienda|alcaldia|fiscalia|gobierno|autoridades|entidades|impuestos|soat|seguros?|polizas?|aseguran|aseguradora|vend\w+|alquilan|hacen|manejan|ofrecen|distribuyen|avalu\w+|areas?|import\w+)\b/,
    load: () => import('./rules/exact-of-us'),
  },
  {
    gate: /\b(?:contabilidad|contables?|exogenas?|magneticos|rut|camara|cedula|estatutos|presentaron|declararon|radicaron|transmitieron|pagaron|hicieron|nomina|afili\w+|requer\w+|emplaz\w+|cartas?|oficio|dian|iva|financieros|balances?|informes?|certificad[oa]s?|declaracion(?:es)?|documentos?|reportes?|portal|plataforma|subo|subi\w*|estado de resultados|extranjer[oa]s?|expatriad[oa]s?|expats?|residentes?|gring[oa]s?|transferencia)\b/,
    load: () => import('./rules/exact-included'),
  },
  {
    gate: /\b(?:sas|s a s|empresa|sociedad|compania|camara|matricula|registro mercantil|estatutos|nunca|jamas|declar\w+|simple|rst|dolar(?:es)?|euros?|trm|divisas?)\b/,
    load: () => import('./rules/exact-started'),
  },
  {
    gate: /\b(?:saca|saco|bota|boto|expuls\w+|echa|desconecta|cierra|cerro|sale|salio|inicio|login|registr\w+|inscrib\w+|cuenta|usuario|registro|alta|clientes?|portal|plataforma|claves?|codigos?|token|pse|competidor\w*|competencia|apellidos?|nombre)\b/,
    load: () => import('./rules/exact-access'),
  },
  {
    gate: /\b(?:contratos?|pension\w*|jubilad[oa]s?|trabajo|empleo|vacantes?|practicas?|pasantias?|puesto|impuestos?|declaraci\w+|tributari\w+|dian|requerimientos?|emplaza\w+|liquidar\w*|liquidacion\w*|renta|certifi\w+|sertific\w+|cena|almuerzo|fiesta|integracion|celebr\w+|despedida|novena|navidad|fin de ano|hoja de vida|curriculum|practicantes?|pasantes?|aprendices|proveedor\w*|portafolio|ofrecerles?|presentarles?|distribuidor\w*|area de compras)\b/,
    load: () => import('./rules/exact-needs'),
  },
  {
    gate: /\b(?:impo ?consumo|ipo ?consumo|consumo|inc|campe[sc]in[oa]s?|agr\w+|caficultor\w*|finquer[oa]s?|pecuari\w+|cultiv\w+|siembro|sembramos|finca|parcela|cosech\w+|productor\w*|platanos?|yuca|papas?|cebolla|tomates?|aguacates?|frutas?|verduras?|hortalizas?|cacao|maiz|cafe)\b/,
    load: () => import('./rules/exact-rural'),
  },
  {
    gate: /\b(?:facturas?|citas?|reuni\w+|video ?llamada|dir{1,2}ec{1,2}i[oó]n|direcin|dirrecion|ubicacion|numeros?|num|nro|telefonos?|tel|cel|celular|fijo|linea|llamo|llamar\w*|extension|w(?:h?ats?h?app?|asap|asapp|pp|sp)|guasap|contacto|proveedor\w*|radic\w+|parte|recomend\w+|refiri\w+|referid[oa]|hablo|dio su|cuentas? de cobro|(?:para|nombre de) ustedes|les (?:vend|prest|suministr|hi[cz]|arregl)\w*|inquietud(?:es)?|dud\w+|consulta|pregunt\w+|coti[sz]ar\w*|publicidad|promocion\w*|propagandas?|ofertas|mensajes|whatsapp|wpp|correos?|mail|(?:el|del|un|mi|su|ese|este) poder|poder (?:ya )?(?:autent|firm|notari|list)\w+)\b/,
    load: () => import('./rules/exact-contact'),
  },
  {
    gate: /\b(?:ppt|proteccion|venezolan[oa]s?|pasaportes?)\b/,
    load: () => import('./rules/exact-migrants'),
  },
  {
    gate: /\b(?:intern[ao]s?|viv\w+|duerm\w+|dormir|puertas adentro|extras?|noche|incapac\w+|4[2-8] horas|jornada|horas|pensionad[oa]s?|jubilad[oa]s?|mesadas?|nocturn\w+|fundaci\w+|corporacion|asociacion|corporaciones|asociaciones|oeneges?|cooperacion|cooperante|donantes?|esal|ong|sin animo|especial|rte|iglesias?|parroquias?|congregacion\w*|religios\w+|templo|sinagoga|mezquita)\b/,
    load: () => import('./rules/exact-team'),
  },
  {
    gate: /\b(?:conjuntos?|copropiedad\w*|horizontal|edificios?|condominios?|residencial|residentes|predial|notari\w+|vend\w+|venta|muri\w+|fallec\w+|difunt[oa]|muert[oa]|arr[ie]+nd\w+|alquil\w+|canon(?:es)?|inquilin\w+)\b/,
    load: () => import('./rules/exact-homes'),
  },
  {
    gate: /\b(?:asesor\w*|ejecutiv[oa]|mensajes|sancion\w*|mult\w+|intereses|recargo|cargos|cobr\w+|responde\w*|responsables?|no sirven?|hijueputas?|hp|gonorreas?|malparid[oa]s?|mierda|culo|carajo|inutiles|ineptos|imbeciles|idiotas|ladrones|rateros|llam(?:en|e|ar|ar\w*|enme|eme)|marqu\w+|contact\w+|jefe|jefa|gerente|duen[oa]|encargad[oa]|superior|manda|director\w*|mensualidad\w*|honorarios|ustedes|enferm\w+|accident\w+|incapac\w+|caigo|corto|quemo|invent\w+|fals[oa]s?|fictici[oa]s?|infl(?:o|ad[oa]s?)|costos?|respond\w*|contest\w+|respuesta|esperando|nadie|vencid[oa]s?)\b/,
    load: () => import('./rules/exact-addressed'),
  },
  {
    gate: /\b(?:omis[oa]s?|cartas?|oficio|persuasiv[oa]|mandamientos?|visa|embajada|consulado|voluntari\w+|obligad\w+|declarante|declarado|contador\w*|patrimonio|riqueza|requerimientos?|requier\w+|dian|devolucion(?:es)?|saldos?|cuotas|acuerdos?|facilidad(?:es)?|plazos)\b/,
    load: () => import('./rules/exact-dian'),
  },
  {
    gate: /\b(?:aprehen\w+|decomis\w+|import\w+|tra(?:er|igo|emos)|mercancias?|contenedor|aduanas?|levante|origen|justifi\w+|de donde|p2p|cripto\w*|bitcoins?|btc|usdt|binance|ethereum|bybit|bitso|wenia|bloque\w+|congel\w+|inmoviliz\w+|(?:des)?embarg\w+|desbloqu\w+|cerr(?:o|aron)|cancel(?:o|aron)|suspend(?:io|ieron)|retuv\w+|retenid[ao]s?|soportes?)\b/,
    load: () => import('./rules/exact-accounts'),
  },
  {
    gate: /\b(?:sas|sociedad|empresa|compania|negocio|u[gj]pp|gestion pensional|subi\w*|adjunt[eo]|subimos|enviamos|cargamos|mand(?:e|amos)|envi(?:e|amos)|cargue|monte|seguridad social|pila|planilla|salud|eps|pension|cotiz\w+|aportes)\b/,
    load: () => import('./rules/exact-own-money'),
  },
  {
    gate: /\b(?:codigos?|ciiu|actividad\w*|rut)\b/,
    load: () => import('./rules/exact-activities'),
  },
  {
    gate: /\b(?:registradora\w*|tirillas?|export\w+|notas? (?:de )?creditos?|nc|factur\w+|talonarios?|factoring|radian|acus\w+|eventos?|aceptacion)\b/,
    load: () => import('./rules/exact-invoicing'),
  },
  {
    gate: /\b(?:actas?|asamblea|soci[oa]s?|accionistas?|acciones|libros?|camara|capital\w*|escritura|notaria|estatutos|por donde|arranc\w+|empe[cz]\w+|empiez\w+|comienz\w+|comenz\w+|pasos|como|que (?:hay|toca|debo|debemos|necesit\w+|tengo|tenemos|se|hago|hacemos)|ni idea|desde cero|en total|todo|matricula|registro mercantil|persona natural)\b/,
    load: () => import('./rules/exact-papers'),
  },
  {
    gate: /\b(?:rob\w+|hurt\w+|ladron|(?:lleva|saca|cogi?e)ndo\w*|cesantias?|auxilio|subsidio|transporte?|transp|incapac\w+|enferm\w+|cirugia|oper(?:ad[oa]|aron|acion)|hospital\w*|tratamiento|cancer|accidente|discapacidad|pension\w*|afili\w+|cotiz\w+|eps|liquid\w+|vacaciones|parafiscales|caja de compensacion|sena|icbf|pila|planillas?|seguridad social|aportes|salud)\b/,
    load: () => import('./rules/exact-workers'),
  },
  {
    gate: /\b(?:carta|certificad[oa]s?|certificacion|constancia|paz y salvo|desprendibles?|220|demand\w+|reclam\w+|cobrar\w*|liquid\w+|minimo|basico|menos|colpensiones|fondo|eps|arl|caja|porvenir|proteccion|colfondos|certificad[oa]|cit(?:o|aron|ad[oa]|acion)|audiencia|conciliaci?on|conciliar|riesgos?)\b/,
    load: () => import('./rules/exact-rights'),
  },
  {
    gate: /\b(?:sell\w+|clausur\w*|cerr\w+|cierr\w+|ica|industria y comercio|medic[oa]s?|odontolog\w+|psicolog\w+|fisioterap\w+|enfermer[oa]s?|independientes?|freelance\w*|honorarios|prestacion de servicios|por mi cuenta|cuenta propia|contratistas?|por servicios|ops|profesional|onorarios|abogad\w+|ingenier\w+|arquitect\w+|airbnb|arbnb|booking|turistic[oa]s?|turistas|contratista|sire|huesped(?:es)?|migracion)\b/,
    load: () => import('./rules/exact-small-business'),
  },
  {
    gate: /\b(?:anchetas?|regal\w+|obsequi\w+|fiestas?|festejos?|mes|obligaciones|diciembre|enero|ano|simple|rst|calendarios?|fechas|plazos|vencimientos|20\d\d|cierre|inventarios?|deduc\w+|hasta|ultim[oa])\b/,
    load: () => import('./rules/exact-year-end'),
  },
  {
    gate: /\b(?:cufe|nit|datos|nombre|razon social|digito|consumidor final|hallazgos?|duplicad[ao]s?|repetid[ao]s?|ya (?:l[ao]s? )?(?:habia\w*|estaba|existe|tenia\w*|tienen|fue|se habia)|dos veces|numeracion|fecha|periodo|mes cerrado|resolucion|rango|prefijo|sumas?|total\w*|valores|subtotal|respuesta|firma|validada|no es de ninguna|de otra empresa|no es valid[ao]|dian|[fcd]ad ?0?9e|observad[ao]s?|rechaz\w+)\b/,
    load: () => import('./rules/exact-review'),
  },
  {
    gate: /\b(?:presentaron|pagaron|radicaron|documentos|papeles|cedula|extractos?|archivos|certificados|contador\w*|conta[bv]ilidad\w*|conjuntos?|edificios?|copropiedad\w*|condominios?|horizontal|firma|llev\w+|declaraci\w+|formularios?|recibos?|comprobantes?|soportes?|datos|privacidad|anual\w*|anos?|semestr\w+|numero|telefono|celular|correo|informacion)\b/,
    load: () => import('./rules/exact-clients'),
  },
  {
    gate: /\b(?:fondos?|inversionistas?|inversor\w*|venture|capital semilla|ronda|angel(?:es)?|cap table|due diligence|cufe|documentos? soportes?|primas?|cesantias|prestaciones|prestacion de servicios|aguinaldos?|anchetas?|bonos?|bonificaci\w+|regalos?|detalles?|mercados?|gratificaci\w+|digito|dv|guion|arr[ie]+nd\w+|alquil\w+|canon(?:es)?|inquilin\w+)\b/,
    load: () => import('./rules/exact-business'),
  },
  {
    gate: /\b(?:taxis?|taxistas?|bybit|tokens|firm\w+|rifas?|sorteos?|loterias?|baloto|chance|premios?|bingo|casinos?|apuestas?|escritur\w+|cripto\w*|bitcoins?|btc|usdt|binance|ethereum|nft|uber\w*|didi|indriver?|cabify|picap|app|aplicacion|plataforma)\b/,
    load: () => import('./rules/exact-gains'),
  },
  {
    gate: /\b(?:viv\w+|estaba|estuv\w+|estudia\w*|estudie|trabajaba|trabaje|resid\w+|radicad[oa]s?|instalad[oa]s?|mude|mudamos|fui|vine|fuimos|vinimos|emigr\w+|estoy|colombian[oa]s? en)\b/,
    load: () => import('./rules/exact-abroad'),
  },
  {
    gate: /\b(?:correo|mail|e ?mail|soportes|recibos|fotos?|xml|whatsapp|wpp|facturas?|citas?|reunion|video ?llamada|quien(?:es)?|tareas?|pendientes?|nomina|sueldos?|salarios?|desprendibles?|amarill[oa]s?|verdes?|roj[oa]s?|gris(?:es)?|naranjas?|color(?:es)?|enlaces?|links?|vinculo|procesos?|tramites?|casos?|declaracion|expediente)\b/,
    load: () => import('./rules/exact-portal'),
  },
  {
    gate: /\b(?:4 ?x ?\w+|(?:4|cuatro) por|gmf|exogenas?|terceros|sugerida|no (?:es|son) mi[oa]s?|medios magneticos|herramientas?|validador|verificador|calculador\w*|simulador|revis\w+|certificad\w+|rut|sancion\w*|mult\w+)\b/,
    load: () => import('./rules/exact-filing'),
  },
  {
    gate: /\b(?:rut|iva|4 ?x ?\d+|cuatro por|4 por|gmf|mult\w+|sancion\w*|retencion|retefuente|moras?|papas?|yuca|platano|maiz|arroz|cafe|cacao|panela|leche|ganado|novillo|cerdos?|pollos?|huevos?|aguacates?|fresas?|tomates?|cebolla|frijol|zanahoria|carga|bulto|arroba|producto|demand\w+|estaf\w+|robaron|robado|fraude|engano|enganaron|timaron|anticipos?|2593|topes?|3 ?500|aiu|aduan\w+|import\w+|nacionaliz\w+|aseo|cafeteria|vigilan\w+|temporales|constru\w+|remodel\w+|obras?)\b/,
    load: () => import('./rules/exact-taxes'),
  },
  {
    gate: /\b(?:domiciliari\w+|repartidor\w*|rappi\w*|didi|ifood|uber\w*|indrive|cabify|app|aplicacion|arl|riesgos laborales|pedidos ?ya|primas?|afili\w+|minimo|derechos?|reclam\w+|planilla|contrato|liquid\w+|porcentaje|comision|sin (?:eps|arl)|seguridad social|no les? pag\w+|propinas?|renunci\w+|cotiz\w+|aportes|pension|salud)\b/,
    load: () => import('./rules/exact-work'),
  },
  {
    gate: /\b(?:peluquer\w+|barber\w+|salon|tienda|tender[oa]|minimercado|micromercado|medic\w+|remedios|antibioticos|leche\w*|carne|huevos|papas?|hortalizas|verduras|cultivo|cosecha|ganado|drogueria|farmacia|arr[ie]+nd\w+|canjes?|nombre|taxi\w*|cupo|camion|buseta|volqueta|mula|furgon|mamas?|padres|herman[oa]|dian|iva|cuenta|dinero|dolares|euros|giros?|remesas?|ayuda|trueque|gratis|especie|productos|plata|ganancias?|venta|vend\w+|hered\w+|herencia|adjudic\w+|corrij\w+|correg\w+|corregir\w+|arregl\w+|modific\w+|soportes?)\b/,
    load: () => import('./rules/exact-people'),
  },
  {
    gate: /\b(?:sas|s a s|sociedad|empresa|compania|claves?|contrasenas?|codigos?|password|conjunto|edificio|copropiedad|horizontal|condominio|torres|estados financieros|balances?|revisor\w*|asamblea|reunion|junta|cita|ingresos?)\b/,
    load: () => import('./rules/exact-owners'),
  },
  {
    gate: /\b(?:renta|declar\w+|retencion\w*|retefuente|retuv\w+|exogenas?|report\w+|terceros|embaraz\w+|bebe|medio tiempo|tiempo parcial|dias|veces|fines de semana|horas|deudas?|herramienta|validador|verificador|calculadora|revisar|revisor de|u[gj]pp|ica|industria y|soci[oa]s?|accionistas?|vigilantes?|vigilancia|celador\w*|porter[oa]s?|conserjes?|incapac\w+|enferm[oa]|cirugia|tratamiento|confianza|manejo)\b/,
    load: () => import('./rules/exact-basics'),
  },
  {
    gate: /\b(?:u[gj]pp|rut|\d*(?:mb|megas?)|pesad[oa]s?|grandes?|muisca|calculadora|herramienta|simulador|ica|industria|asesor\w*|contador\w*|facturas?|fad ?\d+|resmas?|papel|papeleria|utiles|esferos?|emplead[oa]s?|trabajador\w*|meser[oa]|cociner[oa]|vendedor\w*|ayudante|cajer[oa]|revisor\w*|cufe|matricula|camara|instagram|internet|redes|facebook|tiktok|negocio|exogenas?|medios magneticos|conjunto|edificio|copropiedad|propiedad horizontal|condominio|usuario|cuenta|acceso|contrasena|clave|login|estados financieros|balances?|fij[oa]s?)\b/,
    load: () => import('./rules/exact'),
  },
  {
    gate: /\b(?:firm\w+|dian|rut|reparto|rappi\w*|domiciliari\w+|repartidor\w*|didi|ifood|descuent\w+|descont\w+|quitan?|quiet[ao]|parada|inactiv[ao]|movimiento|ventas|actividad|operar|opera|hacer nada)\b/,
    load: () => import('./rules/exact-cases'),
  },
]

/** The chat tries `firstTheme` and `firstOfOurs` after `exactThemes`, for messages whose single words mislead. */
export const firstTheme: Theme = {
  gate: /\b(?:deb[eo]\w*|deudas?|acuerdo|facilidad|cotiz\w+|salud|contratos|contratantes|usa|pila|planilla|ibc|bloque\w+|congel\w+|inmoviliz\w+|embarg\w+|retenid[ao]s?|pag\w+|alcanz\w+|rechaz\w+|rebot\w+|valid\w+|invalid\w+|factura\w*|habilit\w+|exogenas?|medios magneticos|ugpp|ujpp|pensional|fallec\w+|muri\w+|muert[oa]|difunt\w+|ya no esta)\b/,
  load: () => import('./rules/first'),
}
export const firstOfOurs: Theme = {
  gate: /\b(?:subir|adjunt\w+|cargando|pensando|vueltas|sube|suben|cargar|carga|nomina|aprueban|aprob\w+|revisado|bloque\w+|intentos|concili\w+|presentan|dejan|entregan|revis\w+|redact\w+|camara|contrasena|clave|error\w*|plan|paquete|mensual\w*|contabilidad|hora|horas|consulta|sola|barat\w+|economic\w+|cobran?|vale|cuesta|precio|tienda|negocio|emprendimiento|vendo|ventas|facturo|planes|servicio|declaraci\w+|abrir|crear|montar|constituir|formar|registrar|creacion|constitucion|fall[ao]|password|tareas?|compar\w+|contador\w*|diferencia)\b/,
  load: () => import('./rules/first-ours'),
}

/** Each theme is its own script, which the chat loads only for a message that matches `gate`. */
export const ruleThemes: readonly Theme[] = [
  firstTheme,
  firstOfOurs,
  {
    gate: /\b(?:casa|fallec\w+|muri\w+|viud[ao]|embaraz\w+|soci[oa]s?|falsific\w+|sin (?:mi )?permiso|sin mi autorizacion|firmo por mi|embarg\w+|quitan?|quitar|llevaba|caja|reciben|deudas|nadie ha hecho|se fue|desaparec\w+|abandon\w+|botad\w+|cerrar|cierro|quebr\w+|desesperad\w+|claves?|contrasenas?|token|alcaldia|policia|sellar|ica|hacke\w+|entraron|alguien|yo no|vacuna|extorsi\w+|amenaz\w+|piden plata|ministerio|mintrabajo|inspector|accident\w+|correo fals\w+|cuenta falsa|cambiaron|chantaj\w+|denunci\w+|a nombre|ustedes|diciendo|dicen que son|hac\w+ pasar|haciendose|suplant\w+)\b/,
    load: () => import('./rules/stories'),
  },
  {
    gate: /\b(?:deb[eo]\w*|deudas?|acuerdo|facilidad|embarg\w+|juez|tutela|alcance|vencia|pase|declarad[oa]|atrasad\w+|declare|declaracion|fallecido|herencia|tutelas?|ayer|antier|anoche|sin declarar|no declar\w+|no he declarado|no volvi a declarar|no presento|sin presentar|muri\w+|muert[oa]s?|fallec\w+|difunt\w+|sucesion)\b/,
    load: () => import('./rules/urgent'),
  },
  {
    gate: /\b(?:funcionario|soborno|balances?|arreglad[ao]s?|maquill\w+|inflad[ao]s?|pidieron|pidio|piden|facturar|factura|amnistia|rebaja|alivio|consignaciones|movimientos|justificar|salio|firmar|falso|mensaje|devolucion|beneficio|presente|retencion|salir|deuda|dian|ugpp|omis[oa]s?|cupos?|factic\w+|facturas? (?:fals|de gastos)\w*|visa|embajada|embarg\w+|abuel\w+|nombre de|aeropuerto|ofrec\w+|compr\w+|certific\w+|sancion\w*|multa\w*|cit[aoe]\w*|impuestos?|clave|verificac\w+|deb[oe]\w*|coincid\w+|atras\w*)\b/,
    load: () => import('./rules/authorities'),
  },
  {
    gate: /\b(?:nomina electronica|renov\w+|documento soporte|sin (?:afiliar\w*|contrato|seguridad social|eps|arl|resolucion|numeracion|retenciones)|contratar|emplear|domicilio|direccion|sede|retuv\w+|ceros?|perd\w+|balance|estados financieros|revis\w+|segunda opinion|verific\w+|apps?|aplicacion\w*|borrador\w*|venc\w+|avis\w+|preaviso|devolvi\w*|devuelv\w+|devoluc\w+|resolucion|numeracion|no (?:tuve|tengo|hubo) (?:ventas|movimiento)|no vend\w+|presentar|compr[eoa]\w*|cesantias|liquidacion|separamos|divorcio|revisor|aprende|contrato|asamblea|acta|reunion|firme|contrate|soy cliente|pague|certificad\w+|papeles|soportes?|documentos|extractos?|ofrec\w+|confiable|confiar|contador\w*|dos empresas|dos negocios|cada empresa|persona natural|contab\w+|tributaria|recordatorio\w*|me entero|firma|certificado|concepto|descripcion|detalle|informe|exogena|trasladar|empresa de|mudamos|con la empresa|auditar|programa|apruebo|esas facturas)\b/,
    load: () => import('./rules/everyday'),
  },
  {
    gate: /\b(?:contrato\w*|certificados?|balance|estados financieros|revis\w+|segunda opinion|verific\w+|auditar|apps?|aplicacion\w*|programa|borrador\w*|apruebo|venc\w+|presentar|firme|contrate|soy cliente|pague|certificad\w+|papeles|soportes?|documentos|extractos?|ofrec\w+|confiable|confiar|contador\w*|dos empresas|dos negocios|cada empresa|persona natural|contab\w+|tributaria|recordatorio\w*|avis\w+|me entero|informe|exogena)\b/,
    load: () => import('./rules/with-us'),
  },
  {
    gate: /\b(?:chat|factura(?:r|s|ron)|legales|comentarios|confiables|nomina|exclusividad|asesor\w*|impuestos|dian|tramites?|consulta|pregunta|duda|evaluacion|datos|llamar|llamado|formulario|mensaje|solicite|renta|representan|carta|daviplata|reciben|gusta|quedar\w*|dejar\w*|obligad[oa]|alcance|pasarme|existen|experiencia|seri[oa]s|empresa registrada|fiar|personas trabajan|cifra|revisan|contratos?|redactar|registran|marcas|ayudar|casos|tema|exogena|salir|firme|amarran|multa por|papeles|efectivo|deb[oe]\w*|trabajado|sector|plata|jefe|semana|colmo|responde|palabras|cort[oa]|decir|enredado|cristiano|incluido|hac\w+|ustedes|uds|firma|contador\w*|anos|servicio\w*|hacen|ofrecen|prestan|manejan|incluy\w+|incluid\w+|aparte|plan\w*|mensualidad|cobr\w+|permanencia|retir\w+|irme|salirme|cancel\w+|clausula|nequi|pago|pagar\w*|tarjeta|iva|cuotas|factura|atras\w+|cambi\w+|empalme|libros|referencias?|clientes?|devuel\w+|devoluc\w+|reembols\w+|pague|queja|pesimo|sancion|gerente|whatsapp|cita|reunion|enti\w+|entend\w+|expli[ck]\w+|facil|clar[oa]|precio|quien\w*)\b/,
    load: () => import('./rules/about-us'),
  },
  {
    gate: /\b(?:present\w+|extempor\w+|tarde|factura\w*|monto|beneficio|auditoria|trabaj\w+|empleo|emple\w+|ops|honorarios|sueldo|seguridad|liquidacion|renunci\w+|prestaciones|hora|sistema|muisca|vence|pagina|impoconsumo|simple|consumo|restaurante|factur\w+|inflar|sobrante|declar\w+|equivoc\w+|denunci\w+|mostrar\w*|muestr\w+|acompan\w+|sanciona|iva|rut|contador\w*|ppt|venezolan\w+|migrante|extranjer\w+|permiso|proteccion|rappi|domicilios|onlyfans|contenido|influencer|youtuber|streamer|plataformas|nomina|visita\w*|funcionario|inspeccion|revisar|superintendencia|supersociedades|pliego|pagar|pago|abonar|alcanza|actividad|ciiu)\b/,
    load: () => import('./rules/tax-help'),
  },
  {
    gate: /\b(?:xml|pdf|mb|megas|fotos|tamano|carpeta|extracto|clave|contrasena|abre|abrir|protegido|excel|archivo\w*|cuenta|borr\w+|elimin\w+|copia|faltan|aparece\w*|perdieron|zip|lista|recordatorios?|avis\w+|notificacion\w*|firm\w+|anular|anticipacion|mand\w+|entrego|cierran|cada cuanto|soportes|pidiendo|requisitos|decide|declaracion|papel\w*|blanco|clic|archivos|informacion|cont\w+|privado|guard\w+|lee|portal|citas?|reunion|agend\w+|calendar\w*|asesor\w*|mensajes?|escrib\w*|tareas?|vencida|pendiente|factura\w*|sub[ií]\w*|revis\w+|rechaz\w+|certificado\w*|documentos?|acceso|solicitud|registr\w+|aprueb\w+|aprob\w+|espera|boton|contrasena|carg\w+|enlace|pagina|drive|google|servidor\w*|datos|correos?|chat|guard\w+)\b/,
    load: () => import('./rules/portal-help'),
  },
  {
    gate: /\b(?:nit|registr\w+|asesora|asignar|otro|debo|rut|papel\w*|llaman|subo|portal|pagina|mes|pague|cobr\w+|fotos?|formatos?|secretari\w+|acceso|firm\w+|grosero|descarg\w+|elimin\w+|borr\w+|mensajes?|sistema|contrasena|clave|codigo|sesion|cuenta|subi\w*|archivo\w*|documento\w*|factura\w*|ustedes|firma|asesor|contador\w*|cita|queja|datos|correo\w*|app|celular)\b/,
    load: () => import('./rules/portal'),
  },
  {
    gate: /\b(?:fundaciones|animo|emprendedores|rebaja|incluid[ao]s?|aparte|tarifas|cuestan|cobr\w+|precio\w*|valor|vale|cuesta|costo|plan|planes|descuento\w*|iva|incluy\w+|cotiz\w+|presupuesto|caros?|barat\w+|economic\w+|tarjeta|cuotas|efectivo|tarifa\w*|honorarios|facturas)\b/,
    load: () => import('./rules/prices'),
  },
  {
    gate: /\b(?:cuaderno|libreta|excel|facturas|mano|hojas|papelitos|recibos|equivocan|error\w*|responden|multa|garantia|poliza|sector|contabilidades|trabajan|cobr\w+|whatsapp|wpp|wasap|empresas|negocio|cotiz\w+|proceso|empezar|caros?|barat\w+|telefono|gerente|clientes?|precio\w*|valor|vale|cuesta|plan\w*|descuento\w*|permanencia|iva|incluy\w+|ustedes|firma|oficina|contador\w*|asesor\w*|contabilidad|robot|puedes|sabado|humano|persona|hora|paquete\w*|pago|contrat\w+)\b/,
    load: () => import('./rules/firm'),
  },
  {
    gate: /\b(?:renovar|renuevo|renovacion|contrato|emplead\w+|trabaj\w*|suel?d\w*|salari\w*|nomina\w*|contrat\w*|licencia\w*|luto|paternidad|prima\w*|vacacion\w*|extras?|auxilio|embaraz\w*|incapac\w*|arl|eps|pension\w*|despid\w*|liquid\w*|minimo|dotacion|examen\w*|menor|permiso\w*|jornada|turno\w*|jefe|patron\w*|propina\w*|comision\w*|cesantias|sena|solidaridad|practicante\w*|teletrabajo|horario)\b/,
    load: () => import('./rules/work'),
  },
  {
    gate: /\b(?:prueba|embarg\w+|aliment\w+|desc(?:on|uen)t\w+|cobrarle|nomina|preaviso|avis\w+|anticip\w+|renov\w+|integral|prestacional|prima|minimo|dotacion|vacacion\w*|contratar|contratista\w*|arl|nequi|daviplata|transferencia|sueldo\w*|salario\w*|licencia|permiso|reglamento|comite|copasst|convivencia|emplead\w+|trabajador\w*|renunci\w+|incapac\w+|aprendi\w+|sena)\b/,
    load: () => import('./rules/workplace'),
  },
  {
    gate: /\b(?:muchachos|[3-7]0 [3-7]0|mitad|senora|ninera|interna|emplead\w+|pension|porcentaje|por ciento|comision|destajo|silla|liquid\w+|pensionad\w+|jubilad\w+|pensione|domestic\w+|muchacha|especie|licencias?|permiso|suspen\w+|fijo|renov\w+|prorrog\w+|falt[oa]|ausen\w+|inasistencia|no vino|no trabajo|tengo que pagar sueldos|sin permiso|dia completo|prest\w+|anticipo|adelant\w+|libranza|mutuo|transaccion|negociar|bonificacion|renuncie|mercancia|en comida|almuerzo|vivienda|mandarlo|me debe|no vino|no venir|tres meses sin sueldo)\b/,
    load: () => import('./rules/staff'),
  },
  {
    gate: /\b(?:bimestres?|2593|formulario|codigo|simple|simple|rst)\b/,
    load: () => import('./rules/simple'),
  },
  {
    gate: /\b(?:retub\w+|declarante|retuve|tarifa|retencion|10|11|retenc\w*|retuv\w+|reteiva|retuve|retengo|descont\w+|descuent\w+|honorarios|retefuente|rete|retien\w*|reten\w*|reteica|reteiva|ica|industria|rit|autor?ret\w*|avisos)\b/,
    load: () => import('./rules/withheld'),
  },
  {
    gate: /\b(?:ropa|papas|libros|zapatos|usadas|comida|iva|19|arancel\w*|prorrat\w+|impoconsumo|exent\w+|excluid\w+|gravad\w+|descontable\w*)\b/,
    load: () => import('./rules/vat'),
  },
  {
    gate: /\b(?:jubilad\w+|mesadas?|pension|computador\w*|gasto|muebles|maquina|activos|equipos|don(?:ante|a[md]o)\w*|certificado|carro|motos?|vehiculo|camion\w*|dividendos|utilidades|empresa|anticipo|perdio|done|consignan|plata|giran|papas|renta|declar\w*|cripto\w*|criptos|bitcoin|dependientes?|deduc\w*|descont\w*|prepagada|dividendo\w*|herencia|patrimonio|donacion\w*|perdida\w*|anticipo|cripto\w*|bitcoin|pensionad\w*|ganancia\w*)\b/,
    load: () => import('./rules/income'),
  },
  {
    gate: /\b(?:arrienda|inquilin\w+|retenc\w+|retefuente|inmobiliaria|canon|canones|rentas|rentista|alquiler|dolares|moneda|nombre|nit|liquidacion|cesantias|iva|factur\w+|cud[es]|prestamo|credito|prestaron|menor|hij[oa]|bono|bonificacion|indemnizacion|arriendos?|arrendad\w+|conjunto)\b/,
    load: () => import('./rules/sales'),
  },
  {
    gate: /\b(?:exigen|piden|responsable|cufe|debito|cobre|valor|factura\w*|factur\w+|proveedor tecnologico|pos|cuenta de cobro|cuentas de cobro|documento soporte|recibo\w*|nota|radian|acuse|xml|soporte\w*|tiquete\w*)\b/,
    load: () => import('./rules/invoices'),
  },
  {
    gate: /\b(?:matricula|establecimiento|libros?|cerr\w+|cierr\w+|cierre|sac\w+|retir\w+|sali\w+|salga|contabilidad|libros|soci[oa]s?|capital|administracion|administrador|horizontal|copropiedad|morosos|represent\w+|gerente|actas?|asambleas?|rnt|turismo|airbnb|booking|bic|accionista|acciones|dueno|empresas|negocios|rut|nunca|marca|logo|nombre)\b/,
    load: () => import('./rules/registers'),
  },
  {
    gate: /\b(?:rob\w+|investigar|revisar|revisor\w*|auditor\w*|audit\w+|inventarios?|dictamen|salvedad\w*)\b/,
    load: () => import('./rules/auditors'),
  },
  {
    gate: /\b(?:mercantil|quebrado|quiebras|reorganizacion|deudas|sas|s a s|empresa\w*|sociedad\w*|soci[oa]s?|camara|matricula|rut|acciones|accionista\w*|nombre|invima|negocio|marca|persona natural|contador\w*|perdidas?|ica|libros?|acta\w*|asamblea\w*|capital|representante|fundacion|sucursal|limitada|beneficiarios|rub|ciiu|local|tienda|conjunto|insolvencia|quiebra)\b/,
    load: () => import('./rules/companies'),
  },
  {
    gate: /\b(?:duenos|amig[oa]s?|mitad|soci[oa]s?|accionistas?|libros|extractos?|herencia|competencia|prohibirle|pagare|letra|acuerdo|preste|peticion|familia|bienes|clausula|competencia|emplead\w+|inquilino|cliente\w*|arrend\w+|arriendo|local|contrato\w*|sagrilaft|sarlaft|ptee|lavado|oficial|superintendencia|cobr\w+|deb\w+|demand\w*|cheque\w*|pagare\w*|poder|confidencial\w*|incumpl\w*|socio|marca|datos|tutelas?|abogad\w+|conciliac\w+|letra|prestamo|fiador|embarg\w+)\b/,
    load: () => import('./rules/legal'),
  },
  {
    gate: /\b(?:fuera|vivo|extranjer\w+|frances\w*|aleman\w*|gring\w+|italian\w+|canadiense|exterior|visa|venezolan\w+|ppt|pasaporte|residente\w*|remoto|afuera|dolares|euros|paypal|wise|payoneer|espana|estados unidos|usa|miami)\b/,
    load: () => import('./rules/abroad'),
  },
]
