const count = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString('es-CO')} ${many}`

export const dianListsText = {
  title: 'Conciliación con la DIAN',
  short: 'Conciliación',
  intro: 'El listado de la DIAN de cada mes contra lo que tenemos.',
  open: 'Conciliar con el listado de la DIAN',
  openHint: 'Qué facturas conoce la DIAN que nosotros no tenemos.',
  heading: (month: string) => `Conciliación de ${month}`,
  months: 'Meses',
  sides: { label: 'Lado de la conciliación', purchase: 'Compras', sale: 'Ventas' },
  knows: (dian: number, ours: number) =>
    `La DIAN conoce ${dian.toLocaleString('es-CO')}. Nosotros tenemos ${ours.toLocaleString('es-CO')}.`,
  same: (dian: number) => `La DIAN conoce ${dian.toLocaleString('es-CO')}. Nosotros, los mismos.`,
  pending: (n: number) =>
    n === 0 ? 'No queda nada por resolver.' : `Quedan ${count(n, 'asunto', 'asuntos')} por resolver.`,
  facts: {
    list: 'Listado de la DIAN',
    by: (when: string, who: string) => `Subido el ${when} por ${who}`,
    days: 'Va del',
    read: 'Filas leídas',
    rows: (all: number, purchases: number, sales: number, apart: number) =>
      `${all.toLocaleString('es-CO')}: ${count(purchases, 'compra', 'compras')}, ${count(sales, 'venta', 'ventas')} y ${apart.toLocaleString('es-CO')} aparte`,
  },
  bridge: {
    caption: 'Cómo se pasa de lo que conoce la DIAN a lo que tenemos',
    columns: { name: 'Clase', documents: 'Facturas', total: 'Valor', iva: 'IVA' },
    dian: 'La DIAN conoce',
    us: 'Nosotros tenemos',
    closes: 'Cierra: los dos lados dan lo mismo.',
    open: (total: string, iva: string) => `No cierra todavía. Diferencia ${total}, de IVA ${iva}.`,
    shared: (read: number) =>
      `${read.toLocaleString('es-CO')} leídas, ${read.toLocaleString('es-CO')} repartidas.`,
  },
  columns: {
    day: 'Fecha',
    party: 'Documento',
    dian: 'La DIAN',
    us: 'Nosotros',
    off: 'Diferencia',
    act: 'Acción',
  },
  absent: 'no está',
  iva: (amount: string) => `IVA ${amount}`,
  nit: (nit: string) => `NIT ${nit}`,
  credit: 'A crédito.',
  noName: 'Sin nombre',
  times: (n: number) => `${n} archivos nuestros.`,
  resolve: 'Por resolver',
  explained: 'Explicadas',
  rest: 'Lo demás',
  see: (name: string, n: number) => `Ver ${name.toLowerCase()}: ${n.toLocaleString('es-CO')}`,
  more: 'Ver más',
  back: 'Volver al mes',
  earlier: 'Anteriores',
  later: 'Siguientes',
  apart: (name: string, rows: number) => `${rows.toLocaleString('es-CO')} «${name}»`,
  asked: (day: string) => `Pedida, plazo del ${day}`,
  known: (who: string, reason: string) => `${who} la marcó como conocida: ${reason}`,
  joined: 'La unió una persona.',
  openInvoice: (number: string) => `Abrir ${number}`,
  seeAtDian: 'Verla en la DIAN',
  write: 'Escribir al proveedor',
  mail: {
    subject: (number: string) => `Factura ${number}`,
    body: (party: string, number: string, day: string, total: string) =>
      `Buenos días:\n\nLa DIAN registra la factura ${number} del ${day} por ${total}, emitida por ${party}. No la tenemos. ¿Nos puede reenviar el XML y el PDF?\n\nGracias.`,
  },
  actions: {
    menu: (number: string) => `Más acciones de ${number}`,
    known: 'Marcar como conocida',
    undo: 'Deshacer',
    join: (number: string) => `Es la ${number}`,
    apart: 'No es ninguna',
    ask: (n: number) =>
      n === 1 ? 'Pedirla al cliente' : `Pedir las ${n.toLocaleString('es-CO')} al cliente`,
    close: (month: string) => `Cerrar ${month}`,
    reopen: 'Reabrir con una razón',
    done: 'Listo',
    failed: 'No se pudo guardar',
  },
  knownForm: {
    title: (number: string) => `Marcar ${number} como conocida`,
    text: 'Sale de «Por resolver» y no se vuelve a contar. Queda escrito quién lo dijo y por qué.',
    why: '¿Por qué?',
    note: 'Nota',
    noteHint: 'Con «Otra razón» es obligatoria.',
    noteMissing: 'Escribe la razón.',
    noteLong: 'La nota puede tener hasta 300 letras.',
    save: 'Marcar como conocida',
    cancel: 'Cancelar',
    saved: 'Marcada como conocida',
  },
  askForm: {
    title: (n: number) => `Pedir ${count(n, 'factura', 'facturas')} al cliente`,
    text: 'Recibe una solicitud con cada factura. Lo que llegue a sus facturas se marca solo.',
    first: (n: number) => `Se piden las primeras ${n}; después puedes pedir las demás.`,
    request: (month: string) => `Facturas de ${month} que nos faltan`,
    note: 'La DIAN tiene estas facturas a tu nombre y nosotros no. Súbelas en Facturas y cada línea se cierra sola. Si no la tienes o no la reconoces, dilo en la misma línea.',
    item: (party: string, number: string) => `${party}, ${number}`,
    help: (day: string, total: string, iva: string) => `Del ${day}, por ${total}, con IVA de ${iva}.`,
    due: 'Plazo',
    dueHint: 'El cliente lo ve y recibe un recordatorio dos días antes.',
    send: 'Enviar',
    cancel: 'Ahora no',
    sent: 'Solicitud enviada',
    failed: 'No se envió la solicitud',
  },
  closeForm: {
    title: (month: string, n: number) =>
      n === 0 ? `Cerrar ${month}` : `Cerrar ${month} con ${count(n, 'asunto abierto', 'asuntos abiertos')}`,
    text: 'Cerrar guarda estas cifras. Lo que llegue después no las cambia, y se puede reabrir con una razón.',
    left: (name: string, n: number) => `${name}: ${n.toLocaleString('es-CO')}`,
    confirm: (month: string) => `Cerrar ${month}`,
    keep: 'Seguir conciliando',
    done: 'Mes cerrado',
    failed: 'No se cerró el mes',
  },
  reopenForm: {
    title: (month: string) => `Reabrir ${month}`,
    reason: 'Razón',
    hint: 'Queda en la auditoría.',
    missing: 'Escribe la razón.',
    save: 'Reabrir',
    cancel: 'Dejarlo cerrado',
    done: 'Mes abierto otra vez',
    failed: 'No se reabrió el mes',
  },
  closed: (month: string, who: string, when: string, open: number) =>
    `${month} está cerrado. Lo cerró ${who} el ${when}, ${open === 0 ? 'sin nada abierto' : `con ${count(open, 'asunto abierto', 'asuntos abiertos')}`}. Las cifras son las de ese momento.`,
  running: (month: string) =>
    `${month} no ha terminado: lo que falte puede llegar todavía. Se puede conciliar, pero no cerrar.`,
  cut: (first: string, last: string) =>
    `El listado va del ${first} al ${last}. Lo nuestro de los días que no cubre no se marca como faltante.`,
  bring: {
    title: (month: string) => `Trae el listado de ${month}`,
    steps: [
      'Entra al portal de la DIAN como empresa, con el NIT y la cédula del representante legal. El enlace de entrada llega al correo del RUT: ábrelo en el mismo equipo.',
      'Abre Histórico y luego Descarga de listados.',
      'Elige el mes completo, grupo Todos, y oprime Exportar Excel. No sale al instante: aparece en la tabla de abajo, con su enlace.',
      'Trae aquí el archivo tal como baja, en Excel o en ZIP. No lo abras ni lo guardes antes: Excel cambia las fechas y los números.',
    ],
  },
  upload: {
    choose: 'Elegir el listado',
    another: 'Subir otro listado',
    hint: '.xlsx o .zip, hasta 20 MB. No pedimos ni guardamos claves de la DIAN.',
    reading: (name: string) => `Leyendo ${name}…`,
    keeping: 'Comparando con lo que tenemos…',
    told: (nit: string, name: string) =>
      `Es el listado de ${nit}${name === '' ? '' : `, ${name.replace(/\.$/, '')}`}.`,
    days: (rows: number, first: string, last: string) =>
      `${count(rows, 'documento', 'documentos')}, del ${first} al ${last}.`,
    month: (month: string, purchases: number, sales: number, apart: number) =>
      `${month}: ${count(purchases, 'compra', 'compras')}, ${count(sales, 'venta', 'ventas')} y ${apart.toLocaleString('es-CO')} aparte.`,
    newer: (rows: number) =>
      `Ya había un listado con ${count(rows, 'fila', 'filas')}. Tus decisiones se conservan.`,
    monthClosed: 'Está cerrado: no cambia.',
    cut: (first: string, last: string) => `Sus filas van del ${first} al ${last}: puede venir cortado.`,
    whole: 'Pedí el mes completo a la DIAN',
    wholeHint: 'Si no lo marcas, lo que tenemos de los días que el listado no trae no se da por faltante.',
    undated: (n: number) =>
      `${count(n, 'fila no trae', 'filas no traen')} una fecha que se pueda leer y no se usan.`,
    formulas: 'El archivo tiene fórmulas, así que alguien lo editó. Se leen los valores guardados.',
    keep: 'Usar este listado',
    drop: 'No usarlo',
    done: 'Listado conciliado',
    left: 'Los demás meses del archivo se concilian en un momento.',
    failed: 'No se pudo leer el listado',
  },
  problems: {
    kind: 'No es una lista de la DIAN: no es un Excel ni un ZIP. Baja otra vez el archivo original.',
    'old-excel': 'Es un Excel de formato antiguo (.xls). Baja otra vez el archivo original de la DIAN.',
    password: 'El archivo tiene contraseña. Baja otra vez el original, que no la tiene.',
    'zip-none': 'El ZIP no trae ningún Excel. Sube el que baja la DIAN.',
    'zip-many': 'El ZIP trae más de un Excel. Súbelos de a uno.',
    broken: 'El archivo está incompleto o dañado. Bájalo otra vez.',
    bomb: 'El archivo se infla demasiado al abrirlo, así que no lo abrimos. Baja otra vez el original.',
    rows: 'El listado trae más de 100.000 filas. Pídelo a la DIAN por partes.',
    empty: 'El listado no trae ningún documento.',
    undated: 'Ninguna fila trae una fecha que se pueda leer. Baja otra vez el archivo original.',
    size: 'El archivo pesa más de 20 MB. Pide el listado a la DIAN por partes.',
    slow: 'El archivo tarda demasiado en abrirse. Pide el listado a la DIAN por partes.',
  },
  missing: (columns: readonly string[]) =>
    `No es una lista de la DIAN. Le faltan: ${columns.join(', ')}. Si la editaste, baja otra vez el archivo original.`,
  columnNames: {
    type: 'el tipo de documento',
    code: 'el CUFE',
    issuerNit: 'el NIT del emisor',
    total: 'el total',
    group: 'el grupo',
  },
  otherNit: (nit: string, name: string) =>
    `Esta lista es de otro NIT. Trae los documentos de ${nit}${name === '' ? '' : `, ${name.replace(/\.$/, '')}`}. No guardamos nada de ella.`,
  twoNits: (nits: readonly string[]) =>
    `Esta lista trae documentos de varios NIT: ${nits.join(', ')}. No guardamos nada de ella. Baja la de una sola empresa.`,
  noNit: 'Primero agrega el NIT de la empresa: con él se reconoce el listado.',
  monthsOut: 'El listado no trae ningún mes que se pueda conciliar: son de antes de 2016 o no han llegado.',
  manyMonths: 'El listado trae más de 24 meses. Pídelo a la DIAN por años.',
  allClosed: 'Los meses de este listado están cerrados. Reábrelos con una razón para cambiarlos.',
  firm: {
    none: 'Ningún cliente tiene listado de este mes todavía. Ábrelo en la página del cliente, en Cifras.',
    columns: { client: 'Cliente', dian: 'La DIAN conoce', us: 'Tenemos', open: 'Por resolver' },
    closed: 'Cerrado',
    earlier: 'Mes anterior',
    later: 'Mes siguiente',
  },
  client: {
    crumb: 'Facturas',
    intro: 'Sube el listado que baja de la DIAN y te decimos qué facturas nos faltan.',
    missing: (n: number) =>
      n === 0
        ? 'Tenemos todas las compras que la DIAN conoce.'
        : `La DIAN tiene ${count(n, 'factura que nosotros no', 'facturas que nosotros no')}`,
    upload: 'Subir facturas',
    reading:
      'Puedes ver el resultado. Para subir un listado, pídele a quien administra la empresa que te dé permiso.',
  },
  sheet: {
    title: 'Lo que conoce la DIAN',
    knows: (month: string, dian: number, ours: number) =>
      `${month}: la DIAN conoce ${dian.toLocaleString('es-CO')}, tenemos ${ours.toLocaleString('es-CO')}`,
  },
} as const
