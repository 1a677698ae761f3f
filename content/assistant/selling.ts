import { contactHref } from '../contact-topics'
import { invoiceCheck } from '../tools/invoice-check'
import { vatPeriod } from '../tools/guides/vat-period'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call, figuresLink, incomeLink, taxPage } from './reply-links'
import type { ReplyLink } from './replies'

const tax: ReplyLink = { href: contactHref('asesoria-tributaria'), label: 'Contárselo a un tributarista' }
const books: ReplyLink = { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }
const lawyer: ReplyLink = { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }
const check: ReplyLink = { href: invoiceCheck.path, label: invoiceCheck.name }
const period: ReplyLink = { href: vatPeriod.path, label: vatPeriod.name }

const ask = laterIn('selling')

export const selling: readonly KnownAnswer[] = [
  ask(
    'Pasé el tope de IVA, ¿qué hago?',
    `ya pase el tope de 3500 uvt que hago, me pase de los topes de iva, supere el tope de no responsable, vendi mas de 183 millones que hago con el iva, me volvi responsable de iva que hago ahora
cuando debo pasar a responsable de iva, desde que mes cobro iva si pase el tope, voy a pasar el tope este año, mis ventas subieron y soy no responsable, consignaciones superan el tope de iva`,
    [tax, period, call],
  ),
  ask(
    '¿Qué cambia si soy responsable de IVA?',
    `diferencia entre responsable y no responsable de iva, que cambia si soy responsable de iva, que obligaciones tiene un responsable de iva, ventajas de ser responsable de iva, regimen comun y simplificado que son
que implica ser responsable de iva, me conviene ser responsable de iva, responsable de iva que debe hacer, ser no responsable que significa`,
    [tax, taxPage, call],
  ),
  ask(
    '¿Cuánto paga de renta una S.A.S.?',
    `cuanto es el impuesto de renta de una sas, tarifa de renta de las empresas, que porcentaje de renta paga una sociedad, cuanto paga de impuestos una sas, el 35 por ciento de renta, renta de personas juridicas tarifa
que impuestos paga una sas, una sas paga iva, las sas pagan renta aunque no ganen, cuanto le quita la dian a una empresa, impuestos de una empresa pequeña sas, mi sas gano 50 millones cuanto paga de renta`,
    [tax, taxPage, call],
  ),
  ask(
    '¿Qué gastos puede restar una empresa?',
    `que gastos puede deducir una sas, gastos deducibles de una empresa, puedo meter gastos personales en la empresa, el mercado de la casa como gasto de la empresa, la gasolina es deducible en la empresa
puedo deducir el arriendo del local, el carro a nombre de la empresa es deducible, gastos sin factura son deducibles, almuerzos de trabajo como gasto, puedo descontar el celular en la empresa, viajes y hoteles deducibles`,
    [tax, books, call],
  ),
  ask(
    '¿Cómo facturo a quien no me da el NIT?',
    `factura a consumidor final, el cliente no me quiere dar la cedula para la factura, como facturo sin nit del cliente, factura a persona sin identificacion, que numero es el consumidor final, 222222222222
le vendo a gente que no da datos como facturo, cliente no da nit, factura electronica a consumidor final como se hace, ventas del dia sin datos de clientes`,
    [books, check, call],
  ),
  ask(
    'Una factura que recibí tiene un error',
    `la factura que me mandaron tiene el nit mal, factura recibida con error, mi proveedor se equivoco en la factura, me facturaron a otro nit, la factura llego con la razon social mal, me cobraron de mas en una factura electronica
como rechazo una factura de un proveedor, reclamar una factura electronica, la factura trae un valor que no es, me llego una factura que no es mia, factura con fecha equivocada sirve, el nombre esta mal escrito en la factura sirve`,
    [check, books, call],
  ),
  ask(
    'Me hicieron dos veces la misma factura, o facturé doble',
    `facture dos veces lo mismo, factura duplicada, hice doble factura al mismo cliente, se transmitio dos veces la factura, factura repetida como la anulo, me duplicaron una factura`,
    [check, books, call],
  ),
  ask(
    '¿Cómo facturo un negocio con puestos o sillas arrendadas?',
    `barberia con sillas arrendadas como facturo, peluqueria donde cada uno cobra lo suyo, coworking de estilistas como se factura, cobro porcentaje a los barberos, consultorio compartido entre medicos como se factura
ingresos para terceros, recibo plata de otros en mi datafono, en mi cuenta entra plata que es de mis socios de local, vendo productos en consignacion como facturo`,
    [books, tax, call],
  ),
  ask(
    '¿Qué necesito para abrir un restaurante o un local?',
    `que necesito para abrir un restaurante, permisos para abrir un local, requisitos para abrir una tienda, papeles para abrir una peluqueria, que piden para abrir un bar, documentos para montar una panaderia
concepto sanitario y uso del suelo, me piden permiso de bomberos, voy a abrir un negocio de comida que saco primero, abrir una cafeteria que tramites, licencia para un local comercial`,
    [lawyer, books, call],
  ),
  ask(
    '¿Cómo registro una marca?',
    `como registro mi marca, cuanto vale registrar una marca, cuanto demora el registro de marca, registro de marca ante la sic, quiero proteger el nombre de mi negocio, alguien usa mi marca, me copiaron el logo
el nombre de la camara de comercio protege la marca, registrar un logo, clase de niza para mi marca, renovar una marca`,
    [lawyer, call],
  ),
  ask(
    '¿Cómo vendo mi empresa?',
    `quiero vender mi empresa, como se vende una empresa, vender mi negocio que papeles, cuanto vale mi empresa para venderla, traspaso de un establecimiento de comercio, me quieren comprar el negocio, que reviso antes de comprar una empresa
comprar una sas ya hecha riesgos, debida diligencia para comprar una empresa, vendi mi local que hago con la camara`,
    [lawyer, call],
  ),
  ask(
    '¿Cómo saco a un socio?',
    `como saco a un socio de la sas, quiero sacar a mi hermano de la sociedad, excluir un socio, mi socio no aporta y lo quiero sacar, remover a un accionista, un socio se quiere retirar como se hace
como me retiro de una sociedad, comprarle la parte a mi socio, mi ex es socio y quiero sacarlo, retiro de un socio de una ltda`,
    [lawyer, call],
  ),
  ask(
    '¿Cómo paso de limitada a S.A.S.?',
    `cambiar de ltda a sas, transformar una limitada en sas, transformacion de sociedad, pasar la empresa de ltda a sas cuanto demora, convertir mi sociedad en sas, fusion de dos empresas
pasar mi negocio de persona natural a sas, cambiar de persona natural a persona juridica, convertir mi establecimiento en sas`,
    [lawyer, call],
  ),
  ask(
    '¿Qué es una S.A.S.?',
    `que es una sas, que significa sas, una sas en palabras sencillas, sas que es y para que sirve, que es una sociedad por acciones simplificada, para que sirve tener una sas, que es persona juridica`,
    [lawyer, call],
  ),
  ask(
    '¿Qué es la UVT?',
    `que es la uvt, para que se usa la uvt, que significa uvt, uvt explicado, como se usa la uvt en impuestos, que quiere decir 1400 uvt, por que todo esta en uvt`,
    [figuresLink, call],
  ),
  ask(
    '¿Qué pasa si no le entrego la información al revisor fiscal?',
    `que pasa si no le entrego los libros al revisor fiscal, el revisor fiscal me pide documentos y no se los he dado, el revisor fiscal no firma los estados financieros, el revisor se niega a dictaminar, revisor fiscal dejo salvedades
el revisor fiscal quiere renunciar por falta de informacion, dictamen con salvedades que significa, el revisor puede denunciar a la empresa`,
    [{ href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' }, call],
  ),
  ask(
    '¿Hasta cuándo puedo corregir una declaración?',
    `cuanto tiempo tengo para corregir la renta, hasta cuando se puede corregir una declaracion, plazo para corregir el iva, puedo corregir la renta de 2023, se puede corregir una declaracion de hace dos años, corregir para pagar menos plazo`,
    [tax, call],
  ),
  ask(
    '¿Cómo y dónde pago un impuesto?',
    `donde pago la declaracion de renta, como pago el iva por pse, que es el formulario 490, recibo de pago de la dian, puedo pagar la renta con tarjeta de credito, en que banco pago la renta, como genero el recibo para pagar a la dian
pagar impuestos en linea, pague la renta y no se si quedo, se puede pagar la renta en dos cuotas persona natural, como pago la retencion`,
    [tax, incomeLink, call],
  ),
  ask(
    '¿Declaro criptomonedas, inversiones o cuentas de afuera?',
    `tengo criptomonedas debo declararlas, tengo bitcoin en binance la dian sabe, tengo acciones en el exterior, cuenta en estados unidos debo reportarla, declaracion de activos en el exterior, inversiones en trii o en cdt se declaran
tengo un apartamento en miami lo declaro aqui, fondos de inversion en la renta, gane plata en trading debo declarar, dolares ahorrados hay que declararlos, formulario de activos en el exterior
tengo euros en un banco en españa debo declararlos en colombia, cuenta con dolares en estados unidos declaro, tengo ahorros en un banco de otro pais los declaro, plata en una cuenta en miami`,
    [incomeLink, tax, call],
  ),
]
