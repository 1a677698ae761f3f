import { maxFileMegabytes } from './upload-limit'

const count = (one: string, many: (n: number) => string) => (n: number) => (n === 1 ? one : many(n))

export const ownTaxProfileText = {
  title: 'Así te conoce la DIAN',
  intro: 'Con estos datos calculamos tus fechas. Los lleva la firma según tu RUT.',
  empty:
    'La firma todavía no ha guardado tu perfil tributario. Envíale tu RUT y te decimos qué vence y cuándo.',
  since: (day: string) => `Vale desde el ${day}`,
  unknown: 'Sin registrar',
  wrong: 'Algo no está bien',
  send: 'Enviar mi RUT',
  letters: {
    perfil: {
      subject: 'Mi perfil tributario',
      body: 'Hola. En mi perfil tributario hay algo que no está bien: ',
    },
    rut: { subject: 'Mi RUT', body: 'Hola. Adjunto mi RUT para que guarden mi perfil tributario.' },
  },
} as const

export const taxProfileText = {
  empty: {
    title: 'Empieza por el perfil: sin él no hay fechas',
    description: 'Lee el RUT en PDF y revisa lo que traiga, o llena los campos a mano.',
  },
  identity: {
    title: 'Identificación',
    nit: 'NIT',
    nitHint: 'Sin el dígito de verificación.',
    digit: 'Dígito',
    name: 'Nombre o razón social',
    kind: 'Tipo',
    regime: 'Régimen de renta',
    entity: 'Qué clase de entidad es',
    entityUnknown: 'No se sabe todavía',
    activities: 'Actividades económicas (CIIU)',
    activitiesHint: 'Códigos de cuatro cifras, separados por coma.',
    right: 'El dígito corresponde al NIT.',
    last: (number: string) => `El NIT termina en ${number}: con esa cifra salen las fechas que van por NIT.`,
  },
  problems: {
    nit: 'Escribe el NIT con 5 a 15 números, sin el dígito de verificación.',
    digit: 'Escribe el dígito de verificación: un número de 0 a 9.',
    name: 'El nombre va de 2 a 150 caracteres.',
    code: 'El código de un municipio tiene cinco números, como 11001.',
    twice: 'Ese municipio ya está en la lista.',
    activities: 'Escribe códigos CIIU de cuatro cifras, separados por coma.',
    sector: 'Escribe el sector del predio en 1 a 60 caracteres.',
    day: 'Elige desde qué día vale.',
    confirm: 'Corrige lo que no coincide, o marca que lo revisaste.',
  },
  rut: {
    photo: 'La foto va con tus datos. No la podemos leer: llena los campos a mano.',
    choose: 'Leer el RUT en PDF',
    hint: 'Se lee en tu navegador y no se guarda. Tú revisas lo que traiga antes de guardar.',
    reading: 'Leyendo el RUT...',
    cut: 'Sin conexión. El archivo espera y se lee solo al volver.',
    badge: 'del RUT',
    done: (made: string | null) =>
      made
        ? `Leímos el RUT del ${made}. Revisa lo marcado «del RUT».`
        : 'Leímos el RUT. Revisa lo marcado «del RUT».',
    unread: (fields: string) => `No pudimos leer: ${fields}. Complétalo a mano.`,
    other: (nit: string) =>
      `Este RUT es del NIT ${nit}, que no es el que estaba. Comprueba que sea de este cliente.`,
    problems: {
      'no-text':
        'Este PDF es una imagen escaneada y no trae texto. Descarga el RUT en PDF del portal de la DIAN, o llena los campos a mano.',
      'no-rut': 'Este PDF no parece un RUT. Comprueba el archivo, o llena los campos a mano.',
      unreadable: 'No pudimos abrir este archivo. Comprueba que sea un PDF sin contraseña.',
      size: `Este archivo pesa más de ${maxFileMegabytes} MB. Un RUT pesa mucho menos: comprueba que sea ese.`,
    },
    fields: {
      nit: 'NIT',
      kind: 'tipo',
      name: 'nombre',
      responsibilities: 'responsabilidades',
      municipality: 'municipio',
      activities: 'actividades económicas',
    },
  },
  responsibilities: {
    title: 'Responsabilidades del RUT',
    search: 'Buscar una responsabilidad por código o nombre',
    none: 'Ninguna coincide. Con un código de dos cifras puedes agregar otra.',
    add: (code: string) => `Agregar el código ${code}`,
    unknown: (codes: readonly string[]) =>
      codes.length === 1
        ? `No sabemos qué trae el código ${codes[0]}: queda guardado y no decide ninguna fecha. Confírmalo en el RUT.`
        : `No sabemos qué traen los códigos ${codes.join(', ')}: quedan guardados y no deciden ninguna fecha. Confírmalos en el RUT.`,
    chosen: count('1 elegida', (n) => `${n} elegidas`),
  },
  conflicts: {
    title: 'Hay datos que no coinciden',
    confirm: 'Lo revisé y el RUT lo dice así',
    otherNit: (known: string) => `El NIT no es el de la ficha del cliente: ${known}.`,
  },
  cycle: {
    title: 'Cada cuánto',
    vat: 'IVA',
    unknown: 'No se sabe todavía',
    forced: 'Cada dos meses con cualquier ingreso: lo dicen el RUT o sus bienes exentos.',
    limit: (pesos: string, year: number) =>
      `Cada dos meses desde ${pesos} de ingresos gravados y exentos en ${year}.`,
  },
  proposals: {
    title: 'Según su actividad',
    accept: 'Sí, agregarlo',
    acceptOf: (what: string) => `: ${what}`,
  },
  traits: {
    title: 'Lo que el RUT no dice',
    more: 'Otras características',
  },
  municipalities: {
    title: 'Municipios donde tributa',
    empty: 'Ninguno todavía.',
    name: 'Agregar un municipio por nombre o código del DANE',
    add: 'Agregar',
    unknown: 'No conocemos ese nombre. Escribe su código del DANE: está en las casillas 39 y 40 del RUT.',
    remove: (name: string) => `Quitar ${name}`,
    nothing: 'Elige qué debe aquí: sin eso no sale ninguna fecha.',
    trade: 'ICA',
    withholding: 'ReteICA o autorretención',
    others: 'Otros deberes',
    sector: 'Sector del predio',
    none: 'No aplica',
    duties: {
      'local-tax-bimonthly': 'Bimestral',
      'local-tax-simplified': 'Bimestral, simplificado',
      'local-tax-annual': 'Anual',
      'local-withholding': 'Cuando diga el municipio',
    },
  },
  day: {
    label: 'Vale desde',
    placeholder: 'Elige un día',
    replaces: 'Reemplaza lo guardado para ese día.',
    begins: 'Hasta el día anterior sigue valiendo lo que ya estaba.',
    first: 'Lo que venció antes de ese día no se calcula.',
  },
  save: 'Guardar perfil',
  saving: 'Guardando...',
  discard: 'Descartar cambios',
  saved: { title: 'Perfil guardado', description: 'Las fechas de la derecha ya son las de este perfil.' },
  failed: 'No se guardó el perfil',
  check: 'Revisa los campos marcados.',
  conflict: {
    before: (by: string, at: string) =>
      `${by} guardó este perfil el ${at}, antes que tú. Lo que escribiste sigue aquí.`,
    theirs: 'Lo que guardó:',
    same: 'Es lo mismo que tienes escrito.',
    take: 'Usar lo que guardó',
    keep: 'Si vuelves a guardar, queda lo tuyo.',
  },
  dates: {
    title: 'Fechas que salen de aquí',
    count: (shown: number, all: number) => `${shown} de ${all} en los próximos 12 meses`,
    changes: (added: number, gone: number, moved: number) =>
      [
        added ? (added === 1 ? '1 fecha nueva' : `${added} fechas nuevas`) : null,
        gone ? (gone === 1 ? '1 que se va' : `${gone} que se van`) : null,
        moved ? (moved === 1 ? '1 cambia de día' : `${moved} cambian de día`) : null,
      ]
        .filter(Boolean)
        .join(', '),
    withChanges: 'Con estos cambios:',
    isNew: 'nueva',
    isGone: 'se va',
    wasOn: (day: string) => `antes ${day}`,
    undated: 'Sin fecha todavía',
    actBy: (day: string) => `Lo seguro es hacerlo a más tardar el ${day}.`,
    latest: (day: string) => `Otra lectura de la norma da hasta el ${day}.`,
    source: 'Fuente:',
    all: (n: number) => `Ver las ${n}`,
    fewer: 'Ver menos',
    none: 'De este perfil no sale ninguna fecha en los próximos 12 meses.',
    waiting: 'Llena el perfil y aquí verás sus fechas antes de guardar.',
    failed: 'No pudimos calcular las fechas. Lo que escribiste sigue aquí.',
    retry: 'Reintentar',
    stale: 'Las fechas se actualizan cuando los campos estén bien.',
    note: 'Salen de las normas y tablas que conoce el calendario. Cada fecha dice su fuente y su estado.',
    states: { computed: 'Calculada', published: 'Publicada', confirmed: 'Confirmada' },
  },
  history: {
    title: 'Historia del perfil',
    empty: 'Todavía no hay ningún perfil guardado.',
    from: (day: string) => `Vale desde el ${day}`,
    current: 'En vigor',
    coming: 'Empieza después',
    by: (name: string | null, at: string) =>
      `${name ?? 'Alguien que ya no está en el equipo'} lo guardó el ${at}`.replace(/\.?$/, '.'),
    same: 'Sin cambios frente al anterior.',
    open: 'Abrir',
    remove: 'Quitar',
    ask: {
      title: '¿Quitar este perfil?',
      text: 'Desde ese día vuelve a valer el anterior. La auditoría conserva lo que decía.',
      keep: 'Conservar',
      confirm: 'Quitar perfil',
    },
    removed: 'Perfil quitado',
    removeFailed: 'No se quitó el perfil',
  },
  changes: {
    nothing: 'sin registrar',
    responsibilities: 'Responsabilidades',
    traits: 'Características',
    municipalities: 'Municipios',
    plus: (items: string) => `se suma ${items}`,
    minus: (items: string) => `se quita ${items}`,
    changed: (items: string) => `cambia ${items}`,
  },
} as const
