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
  'figures and days of one person': [
    ['cedula terminada en 08 ya se me paso la renta??', /venció el 18 de agosto 2026.*art\. 641/s, phone],
    ['cedula 79514233 ya se me vencio la renta?', /terminado en 33 venció el 4 de septiembre 2026/, phone],
    ['a que fecha me tocaba la renta con cedula terminada en 5', /dos últimos dígitos/],
    [
      'soy gran contribuyente nit 900xxx312-5 q fecha tengo pa el iva de nov dic, el 5 cuenta o no',
      /^(?!.*cuatrimestral).*14 de enero 2027.*no cuenta/s,
    ],
    [
      'nit terminado en 7 cuando pago el iva cuatrimestral',
      /^(?!.*bimestral: 21 de enero 2027 \(IVA, bim).*21 de enero 2027/s,
    ],
    [
      'cuando tengo q pagar la prima de diciembre y cuanto es si gana el minimo',
      /1\.000\.000.*20 días de diciembre/s,
    ],
    [
      'renuncie el 15 de noviembre entre en marzo ganaba 2.300.000 cuanto me deben de liquidacion',
      /1\.805\.609.*mes sin día/s,
    ],
    ['cuanto me queda del minimo despues de salud y pension', /1\.610\.833.*249\.095/s],
    ['gano 1.300.000 como independiente tengo que cotizar', /no llegas a un salario mínimo.*C-276/s, phone],
    ['cuantas uvt son 10 millones', /190,93 UVT/],
    ['hasta cuando me puedo pasar al simple para el 2027', /26 de febrero/, '/herramientas/regimen-simple'],
  ],
  'two questions in one message': [
    ['cuanto vale la contabilidad mensual y que incluye', /cuesta desde.*Incluye: .*Conciliación/s],
    ['quiero crear una sas cuanto se demora y cuanto cuesta', /2 a 4 semanas.*Son dos cuentas/s],
    ['cuando vence el iva y que pasa si pago tarde', /séptimo al decimosexto.*artículo 641/s],
    ['quien tiene q presentar exogena y q pasa si la mande con errores', /0,7%.*código 14/s],
    ['la asesoria de la primera vez tiene costo? cuanto dura', /gratuita.*al fijar la hora/s],
  ],
  'registers and activities': [
    ['como quito la responsabilidad de iva del rut', /casilla 53.*parágrafo 3/s, taxPerson],
    ['que codigo ciiu uso para una peluqueria', /cuatro cifras/, taxPerson],
    ['el gimnasio cobra iva?', /art\. 476.*437, parágrafo 3/s, taxPerson],
    ['tengo que declarar ica si vendo por internet', /Ley 1819 de 2016, art\. 343/, taxPerson],
    ['los pensionados declaran renta', /art\. 206/, taxPerson],
    ['soy empleado y tengo un arriendo como declaro', /una sola declaración/, taxPerson],
    ['en cuanto tiempo responden un derecho de peticion / pqr', /15 días hábiles.*Ley 1581/s, 'mailto:'],
    [
      'por su culpa me sancionaron la dian, quien responde por eso??',
      /por escrito quién responde.*art\. 720/s,
      'mailto:',
    ],
    ['llevo 4 dias en lista de espera para el portal', /revisa tu solicitud/, phone],
    ['quiero cambiar la clave de mi cuenta del portal', /Cambiar la contraseña/, '/auth/recuperar'],
  ],
  'sellers and companies': [
    ['ya pase los 183 millones que hago con lo del iva', /código 48.*cada dos meses/s, taxPerson],
    ['q diferencia hay entre ser responsable de iva y no', /No se escoge/, taxPerson],
    ['las sas pagan iva?', /35%.*art\. 240/s, taxPerson],
    ['puedo meter el mercado de mi casa como gasto de la empresa', /art\. 107.*plata del socio/s, taxPerson],
    ['como le hago factura a alguien que no me da el nit', /222222222222/, phone],
    ['la factura me llego con el nit mal escrito sirve?', /nota crédito que anula.*3 días hábiles/s, phone],
    ['facture dos veces lo mismo como lo arreglo', /nota crédito por el total/, phone],
    ['tengo una barberia con 3 sillas arrendadas como facturo eso', /contrato de mandato/, phone],
    ['que necesito para abrir un restaurante en bogota', /Uso del suelo.*8%/s, lawyer],
    ['quiero registrar mi marca cuanto vale y cuanto demora', /www\.sic\.gov\.co.*varios meses/s, lawyer],
    ['como saco a mi hermano de la sociedad', /mandan los estatutos/, lawyer],
    ['mi socia y yo queremos cambiar de ltda a sas', /transformación.*mismo NIT/s, lawyer],
    ['que es una sas en palabras faciles', /distinta de sus dueños/, lawyer],
    ['cuanto tiempo tengo para corregir la renta', /art\. 714/, taxPerson],
    ['donde pago la declaracion de renta y puedo pagar con tarjeta', /formulario 490/, taxPerson],
    ['tengo criptomonedas en binance debo reportarlas', /patrimonio bruto/, taxPerson],
    [
      'el empleado se robo plata puedo descontarsela de la liquidacion',
      /no se descuenta sin esa autorización/,
    ],
    ['mi esposa no trabaja pero tiene la casa a su nombre declara?', /^(?!.*reservada)/s],
  ],
  'owners and freelancers in English': [
    [
      'hi do i have to charge VAT if im a freelancer in bogota with clients in the US',
      /3,500 UVT.*art\. 481/s,
      'mailto:',
    ],
    ['can a foreigner open a company in colombia without a visa?', /asks neither for a visa/, 'mailto:'],
    [
      'how much do you charge for monthly bookkeeping, do you work in english?',
      /800\.000.*in English/s,
      'mailto:',
    ],
    ['does my company need a statutory auditor?', /4\.270\.500\.000/, '/herramientas/revisor-fiscal'],
    ['i need help filing my personal tax return, how much is it', /no fixed fee/, 'mailto:'],
    ['my landlord asks for my RUT, what is that', /tax register of DIAN/, 'mailto:'],
    ['what is the VAT rate in colombia and when is it due', /19%.*Due dates/s],
  ],
}
