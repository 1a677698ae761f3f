/** The folders' own names, which people may change in each account. */
export const folderNames = {
  invoices: 'Facturas',
  returns: 'Declaraciones y recibos',
  payroll: 'Nómina',
  banks: 'Bancos',
  statements: 'Estados financieros',
  company: 'Sociedad',
  signed: 'Firmados',
  requests: 'Lo que te pedimos',
  messages: 'De mensajes',
  mail: 'Llegó por correo',
  firm: 'De la firma',
  others: 'Otros',
} as const

export const documentsText = {
  title: 'Documentos',
  subtitle: 'Lo que te entrega la firma y lo que subes tú, por año y por tema.',
  folders: {
    title: 'Carpetas',
    all: 'Todos los documentos',
    year: (year: number) => `Todo ${year}`,
    choose: 'Carpeta',
    inYear: (year: number, name: string) => `${year}, ${name}`,
    counted: (name: string, count: number) => `${name} (${count})`,
    open: 'Abrir',
    none: 'Las carpetas aparecen con el primer documento.',
  },
  rename: {
    title: 'Cambiar el nombre de la carpeta',
    name: 'Nombre de la carpeta',
    hint: (own: string) => `Vale para todos los años. Si lo dejas vacío, vuelve a llamarse «${own}».`,
    save: 'Guardar',
    saving: 'Guardando...',
    cancel: 'Cancelar',
    saved: 'Carpeta renombrada',
    failed: 'No se cambió el nombre',
    problem: 'Escribe un nombre de hasta 40 letras, o déjalo vacío.',
  },
  select: {
    label: 'Documentos elegidos',
    one: (name: string) => `Elegir ${name}`,
    all: 'Elegir los de esta página',
    count: (n: number, size: string) => `${n === 1 ? '1 elegido' : `${n} elegidos`}, ${size}`,
    clear: 'Quitar selección',
    zip: 'Descargar ZIP',
    preparing: 'Preparando...',
    started: (n: number) => (n === 1 ? 'Descargando 1 archivo' : `Descargando ${n} archivos`),
    startedText: 'El ZIP sigue llegando mientras navegas. No cierres esta pestaña hasta que termine.',
    failed: 'No pudimos preparar el ZIP',
  },
  sheet: {
    loading: 'Leyendo la hoja...',
    sheets: 'Hojas',
    label: (name: string) => `Hoja ${name}`,
    row: 'Fila',
    first: (shown: number, rows: number) =>
      `Aquí ves ${shown} de ${rows} filas. Descarga el archivo para verlas todas.`,
    large: 'Esta hoja es muy grande para verla aquí. Descárgala para abrirla en tu equipo.',
    empty: 'Esta hoja está vacía.',
  },
  folderZip: {
    button: 'Descargar toda la carpeta',
    left: (n: number) =>
      `${n === 1 ? 'Quedó por fuera 1 documento' : `Quedaron por fuera ${n} documentos`}, los más viejos: el ZIP lleva hasta 1.000 archivos y 2 GB. FALTAN.txt los nombra. No cierres esta pestaña hasta que termine.`,
  },
  zip: {
    name: (day: string) => `documentos-${day}.zip`,
    missing: 'FALTAN.txt',
  },
} as const
