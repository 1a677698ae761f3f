import { firm } from './firm'

const service = firm.automationService

/** Uploading and following invoices. */
export const invoices = {
  title: 'Gestión de Facturas',
  subtitle: 'Sube, gestiona y consulta tus facturas.',
  upload: {
    label: 'Subir Factura',
    drop: 'Arrastra y suelta tus facturas aquí',
    browse: 'o haz clic para explorar',
    dropNow: 'Suelta los archivos aquí',
    formats: 'Formatos aceptados: PDF, JPG, PNG, XML (máx. 10MB)',
    selected: 'Archivos seleccionados',
    none: 'Aquí verás los archivos que elijas, antes de enviarlos.',
    count: (n: number) => (n === 1 ? '1 archivo' : `${n} archivos`),
    submit: (n: number) => `Subir (${n})`,
    busy: 'Subiendo...',
    cancel: 'Cancelar',
    remove: 'Quitar',
    retry: 'Reintentar',
    progress: 'Subiendo archivos...',
    closing: `Tus archivos ya están guardados. Falta la copia en Google Drive y el aviso a ${service}.`,
    received: {
      title: 'Factura subida con éxito',
      text: 'La recibimos y está en revisión.',
    },
  },
  row: {
    waiting: 'en espera',
    sending: (sent: string, size: string) => `${sent} de ${size}`,
    checking: 'verificando',
    done: 'Listo',
    failed: 'No se subió',
    duplicate: 'Ya lo tenías',
    duplicateOf: (name: string, number: string | null) =>
      number ? `Es el mismo archivo que ${name} (${number}).` : `Es el mismo archivo que ${name}.`,
  },
  failure: {
    cut: (sent: string, size: string) => `Se cortó la conexión en ${sent} de ${size}. Inténtalo de nuevo.`,
    noConnection: 'No hay conexión con el servicio. Inténtalo de nuevo.',
    noData: 'Error al subir el archivo: no se recibieron datos de respuesta',
    unknown: 'Error desconocido',
  },
  toasts: {
    empty: {
      title: 'No hay archivos seleccionados',
      description: 'Por favor, selecciona al menos un archivo para subir.',
    },
    success: {
      title: '¡Archivos subidos exitosamente!',
      told: (n: number) => `Se subieron ${n} archivo(s) correctamente y se notificó a ${service}`,
      andDrive: ' y Google Drive',
      untold: (n: number) => `Se subieron ${n} archivo(s) correctamente.`,
      later: ` Avisaremos a ${service} en cuanto responda.`,
      driveCopy: ' Ya hay copia en Google Drive.',
    },
    error: {
      title: 'Error al subir los archivos',
      description: (message: string) => `Ocurrió un error: ${message}`,
    },
    duplicates: {
      title: 'Ya tenías estos archivos',
      description: 'Están en tus documentos; no hizo falta subirlos otra vez.',
    },
  },
  registered: {
    title: 'Facturas Registradas',
    columns: {
      invoice: 'Factura',
      date: 'Fecha',
      size: 'Tamaño',
      status: 'Estado',
      actions: 'Acciones',
    },
    download: 'Descargar',
    emptyTitle: 'No se encontraron facturas',
    empty: 'Aún no has subido ninguna factura. ¡Comienza ahora!',
    newest: (n: number) => (n === 1 ? '1 factura' : `Las ${n} facturas más recientes`),
  },
  status: {
    accepted: 'Aceptada',
    reviewing: 'En revisión',
    rejected: 'Rechazada',
    unknown: 'Desconocido',
  },
} as const
