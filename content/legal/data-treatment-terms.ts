import type { LegalSection } from './legal-document'

export const dataTreatmentTerms: readonly LegalSection[] = [
  {
    id: 'definiciones',
    title: 'Definiciones',
    body: [
      'Según el artículo 3 de la Ley 1581 de 2012 y el artículo 3 del Decreto 1377 de 2013:',
      [
        'Autorización: consentimiento previo, expreso e informado del titular para tratar sus datos personales.',
        'Aviso de privacidad: comunicación al titular que le informa que existen estas políticas, cómo consultarlas y para qué se tratarán sus datos.',
        'Base de datos: conjunto organizado de datos personales que es objeto de tratamiento.',
        'Dato personal: cualquier información vinculada o que pueda asociarse a una o varias personas naturales determinadas o determinables.',
        'Dato público: el que no es semiprivado, privado ni sensible, como el estado civil, la profesión o la calidad de comerciante.',
        'Dato sensible: el que afecta la intimidad o cuyo uso indebido puede generar discriminación.',
        'Encargado del tratamiento: quien trata datos por cuenta del responsable.',
        'Responsable del tratamiento: quien decide sobre la base de datos o el tratamiento.',
        'Titular: persona natural cuyos datos son objeto de tratamiento.',
        'Transferencia: envío de datos a otro responsable, dentro o fuera del país.',
        'Transmisión: comunicación de datos a un encargado para que los trate por cuenta del responsable.',
        'Tratamiento: cualquier operación sobre datos personales, como recolectarlos, almacenarlos, usarlos, circularlos o suprimirlos.',
      ],
    ],
  },
  {
    id: 'principios',
    title: 'Principios',
    body: [
      'Aplicamos los principios del artículo 4 de la Ley 1581 de 2012:',
      [
        'Legalidad: el tratamiento es una actividad reglada, sujeta a la ley.',
        'Finalidad: obedece a un fin legítimo, que se informa al titular.',
        'Libertad: solo se ejerce con su consentimiento previo, expreso e informado, o por mandato legal o judicial.',
        'Veracidad o calidad: la información es veraz, completa, exacta, actualizada, comprobable y comprensible.',
        'Transparencia: el titular puede saber en cualquier momento qué datos suyos existen.',
        'Acceso y circulación restringida: los datos no se publican y solo los ven las personas autorizadas.',
        'Seguridad: hay medidas técnicas, humanas y administrativas contra la adulteración, la pérdida y el acceso no autorizado.',
        'Confidencialidad: quienes intervienen guardan reserva, también cuando termina su relación con la firma.',
      ],
    ],
  },
]
