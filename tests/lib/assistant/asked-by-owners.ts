import type { Asked } from './asked'

const phone = 'tel:'
const lawyer = '/contacto?servicio=asesoria-legal'
const taxPerson = '/contacto?servicio=asesoria-tributaria'

/** Questions of owners, employers and independent workers about one thing each. None of them is an example. */
export const askedByOwners: Readonly<Record<string, Asked>> = {
  'foreigners and their papers': [
    ['soy venezolano con ppt puedo sacar el rut', /Permiso por Protección Temporal/, phone],
    ['mi novia es peruana y le piden nit para facturar, sirve el pasaporte?', /pasaporte/, phone],
    [
      'un canadiense puede ser dueño de una sas aca sin vivir en colombia',
      /Ley 1258 de 2008, art\. 1.*pasaporte/s,
      lawyer,
    ],
    ['mi socio es mexicano y no tiene cedula, puede ser accionista?', /Banco de la República/, lawyer],
  ],
  'a company after its registration': [
    ['ya registre la sas en la camara y ahora que sigue', /casilla 53.*RUB.*2 meses/s, lawyer],
    [
      'sas recien constituida sin ventas tengo que declarar algo',
      /la renta de la sociedad se presenta igual/,
    ],
    ['abri la empresa en octubre cuando me toca presentar el primer iva', /cada dos meses/],
    ['cada cuanto se hace asamblea en una sas', /art\. 422/, lawyer],
    ['tengo que hacer actas si soy el unico socio', /actas en el libro/, lawyer],
    ['puedo tener la empresa en mi apartamento arrendado', /contrato de arriendo/, lawyer],
    ['me conviene persona natural o sas para una tienda de ropa', /respondes con todo lo tuyo/, lawyer],
    ['cuanto capital necesito para una sas', /no fija un capital mínimo/, lawyer],
    ['como cambio el revisor fiscal', /art\. 163.*art\. 164/s, lawyer],
  ],
  'the end of a company and its debts': [
    [
      'quiero cerrar la sas pero mi socio esta en otro pais y no firma',
      /mayorías de los estatutos.*art\. 36/s,
      lawyer,
    ],
    ['la sas tiene deudas con la dian la puedo liquidar igual', /E\.T\., art\. 847/, lawyer],
    ['respondo con mi casa por las deudas de la empresa?', /monto de sus aportes.*art\. 794/s, phone],
    [
      'soy representante legal, me pueden embargar a mi por lo que debe la compañia',
      /arts\. 572 y 798/,
      phone,
    ],
  ],
  'invoices that go wrong': [
    ['diferencia entre nota credito y nota debito', /nota débito la sube/, '/herramientas/validar-factura'],
    [
      'factura rechazada por la dian toca hacer nota credito?',
      /no lleva nota crédito/,
      '/herramientas/validar-factura',
    ],
    ['se me acabaron los numeros de la factura electronica', /autorización de numeración/, phone],
    ['la dian tiene un programa gratis para facturar?', /servicio gratuito/, phone],
    ['no soy responsable de iva, que le doy a mi cliente, cuenta de cobro?', /1\.6\.1\.4\.3/, phone],
    ['hasta cuando tengo para transmitir el documento soporte', /Resolución DIAN 000167 de 2021/, phone],
    ['como manejo la caja menor', /fondo fijo/, phone],
    ['exporto servicios de programacion a usa, van con iva', /art\. 481, literal c/, taxPerson],
  ],
  'what carries VAT': [
    ['las terapias de psicologia tienen iva', /art\. 476, numeral 1/, taxPerson],
    ['soy odontologo debo cobrar iva en mis consultas', /excluidos de IVA/, taxPerson],
    ['monte un restaurante cobro iva o impuesto al consumo', /8%.*512-9/s, taxPerson],
    ['tengo una franquicia de hamburguesas, iva o 8%', /franquicia, lleva IVA/, taxPerson],
    ['el queso y la carne llevan iva', /Exentos.*art\. 477/s, taxPerson],
    ['vendo verduras y frutas en plaza, cobro iva?', /art\. 424/, taxPerson],
  ],
  'what the SIMPLE changes': [
    ['si estoy en el simple me hacen retefuente', /E\.T\., art\. 911/, taxPerson],
    ['en el simple se cobra iva?', /formulario 2593.*en febrero/s, taxPerson],
    ['no pague el anticipo del simple del bimestre 4', /Con calma.*aunque dé cero/s, phone],
    ['si me paso al simple cuando pago y que formularios son', /2593.*260/s, phone],
  ],
  'withholdings and certificates': [
    [
      'mi exempleador no me entrega el certificado de ingresos y retenciones',
      /formulario 220.*último día hábil de marzo/s,
      phone,
    ],
    ['mi cliente me retuvo y no me manda el certificado', /1\.6\.1\.13\.2\.40/, taxPerson],
    ['me retuvieron mas de lo que era como recupero esa plata', /1\.2\.4\.16/, taxPerson],
    ['desde que sueldo se hace retencion en la fuente a un empleado', /95 UVT.*4\.975\.530/s, phone],
    ['que retencion le hago a un contratista de 3 millones', /art\. 383, parágrafo 2/, taxPerson],
    ['desde cuanto se retiene por servicios', /Decreto 572 de 2025/, taxPerson],
    ['cuanto es la sancion minima este año', /524\.000.*639/s, '/herramientas/declarar-tarde'],
  ],
  'papers and limits of the own return': [
    [
      'que documentos necesito para declarar renta persona natural',
      /Certificado de ingresos y retenciones/,
      taxPerson,
    ],
    ['que papeles le pido al banco para la renta', /Certificados de bancos/, taxPerson],
    [
      'vendi un apto heredado en bogota y no se si eso me obliga a declarar',
      /lo que recibes por vender una casa/,
      taxPerson,
    ],
  ],
  'people who work alone, and their employers': [
    ['soy independiente y este mes no tuve ingresos pago pila?', /novedad de retiro/, phone],
    ['que pasa si pago tarde la pila', /intereses de cada día/, phone],
    ['que debe tener un contrato de prestacion de servicios', /autonomía/, lawyer],
    ['me renuncio un trabajador cuanto tiempo tengo para pagarle la liquidacion', /art\. 65/, phone],
    ['mi empleado quiere las vacaciones en dinero', /art\. 189/, phone],
    ['incapacidad de mas de 180 dias quien paga', /fondo de pensiones.*Ley 1753 de 2015/s, phone],
    ['me puede pagar mi jefe el salario sin pension', /no se negocian/, phone],
  ],
}
