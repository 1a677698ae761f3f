import { firm } from '../firm'
import { firmAddress } from './firm-address'
import type { LegalDocument } from './legal-document'
import { dataTreatmentTerms } from './data-treatment-terms'
import { dataTreatmentRights } from './data-treatment-rights'

export const dataTreatment: LegalDocument = {
  path: '/tratamiento-datos',
  title: 'Política de tratamiento de datos personales',
  tab: 'Tratamiento de datos',
  description: `Política de tratamiento de datos personales de ${firm.name}: principios, derechos del titular y procedimiento para ejercerlos.`,
  basis: 'Se rige por la Ley 1581 de 2012, el Decreto 1377 de 2013 y el Decreto 1074 de 2015.',
  sections: [
    {
      id: 'responsable',
      title: 'Identificación del responsable',
      body: [
        [
          `Razón social: ${firm.legalName}`,
          `NIT: ${firm.nit}`,
          `Domicilio y dirección: ${firmAddress}`,
          `Correo electrónico: ${firm.email}`,
          `Teléfono: ${firm.phone.label}`,
          'Área que atiende consultas y reclamos: servicio al cliente',
        ],
      ],
    },
    {
      id: 'marco-legal',
      title: 'Marco legal',
      body: [
        'Esta política cumple las normas colombianas de protección de datos:',
        [
          'Artículos 15 y 20 de la Constitución Política, que protegen la intimidad, el buen nombre, el derecho a conocer lo que se guarda sobre uno y el derecho a la información.',
          'Ley 1581 de 2012, régimen general de protección de datos personales.',
          'Decreto 1377 de 2013, que la reglamenta en parte: autorización, políticas de tratamiento, ejercicio de los derechos, transferencias y responsabilidad demostrada.',
          'Decreto 1074 de 2015, Decreto Único Reglamentario del Sector Comercio, Industria y Turismo, que compila el anterior en los capítulos 25 y 26 del título 2, parte 2, libro 2.',
        ],
        'Se aplica a las bases de datos de clientes, solicitantes de acceso, contactos, proveedores y empleados que la firma trata como responsable. La historia crediticia y comercial se rige por la Ley 1266 de 2008.',
      ],
    },
    ...dataTreatmentTerms,
    {
      id: 'tratamiento',
      title: 'Tratamiento y finalidades',
      body: [
        'Recolectamos, almacenamos, usamos, circulamos dentro del equipo asignado y suprimimos datos personales para:',
        [
          'Clientes y solicitantes: estudiar la solicitud de acceso, prestar los servicios contratados, revisar y archivar documentos, facturar, cobrar y cumplir deberes legales.',
          'Contactos: responder mensajes, preparar cotizaciones y agendar citas.',
          'Proveedores: seleccionar, contratar y pagar.',
          'Empleados y aspirantes: seleccionar, contratar, pagar y afiliar a la seguridad social.',
          'Todos: proteger la seguridad de la información y atender a las autoridades.',
        ],
        'Responder preguntas sobre datos sensibles o de menores de edad es siempre facultativo. Los datos de niños, niñas y adolescentes solo se tratan si respetan su interés superior y con autorización de su representante.',
        'Para prestar el servicio transmitimos datos a encargados de alojamiento, correo, almacenamiento y automatización, algunos fuera de Colombia, con contratos que cumplen el artículo 25 del Decreto 1377 de 2013. No hacemos transferencias a otros responsables, salvo por orden de autoridad o con tu autorización.',
      ],
    },
    ...dataTreatmentRights,
    {
      id: 'vigencia',
      title: 'Vigencia',
      body: [
        'Esta política rige desde el 5 de abril de 2025. Los datos se conservan mientras dure la relación y, después, por el tiempo que exijan las normas contables, tributarias y laborales: 10 años para los libros y papeles de comercio (artículo 28 de la Ley 962 de 2005). Cumplido el plazo se suprimen.',
        'Todo cambio sustancial se comunica a los titulares antes de aplicarlo, y la versión anterior queda archivada con su fecha.',
      ],
    },
  ],
}
