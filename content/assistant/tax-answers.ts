import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { call, incomeLink, taxPage, write } from './reply-links'

export const taxAnswers: readonly KnownAnswer[] = [
  {
    asked: `tarifa iva, tarifa del iva, tarifa general iva, tarifa general del iva, porcentaje del iva, porcentaje iva, cuanto es el iva, llevan iva, lleva iva, tienen iva, tiene iva, pagan iva, exentos de iva, exento de iva, excluidos de iva, excluido de iva, al 5 o al 19, al 19 o al 5, de cuanto es el iva, iva en colombia`,
    text: [
      'La tarifa general del IVA es del 19% (artículo 468 del Estatuto Tributario). Algunos bienes y servicios van al 5%, y otros son exentos o excluidos. Si me escribes un valor, te hago la cuenta: «iva de 250.000».',
    ],
    links: [taxPage],
  },
  {
    asked: `vivo en el exterior, vivo en otro pais, residente fiscal, residencia fiscal, vivo fuera, no vivo en colombia, colombiano en el exterior`,
    text: [
      'Depende de tu residencia fiscal, y no la puedo decidir por chat. Con tus fechas de entrada y salida te decimos si debes declarar y por qué.',
    ],
    links: [call, write],
  },
  {
    asked: `soy independiente, soy freelance, trabajo independiente, que pago independiente, prestacion de servicios que pago`,
    text: [
      'Como independiente pagas la PILA cada mes sobre tus ingresos, y declaras renta si pasas alguno de los topes (1.400 UVT de ingresos del año, entre otros). Puedes ser responsable de IVA según lo que factures. Las fechas salen con tu cédula en «Vencimientos por NIT».',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Ver mis fechas' }, taxPage],
  },
  {
    asked: `soy asalariado, soy empleado gane declaro, empleado gane tenia que declarar, gane millones declaro, gane millones tenia que declarar, soy empleado debo declarar, gano millones debo declarar, gano debo declarar, compre casa debo declarar, compre carro debo declarar, compre apartamento debo declarar, vendi casa debo declarar, tengo que declarar, gano el minimo declarar, gano el minimo debo, declarar si gano, debo declarar, cuanto hay que ganar, cuanto debo ganar, cuanto tengo que ganar`,
    text: [
      'Declaras por el año 2025 si pasaste cualquiera de estos topes: ingresos brutos de 1.400 UVT ($\u00a069.718.600), consumos con tarjeta, compras o consignaciones por encima de esa cifra, o patrimonio bruto de más de 4.500 UVT ($\u00a0224.095.500). Un salario mensual se mira sumado en el año, y comprar vivienda cuenta en las compras y en el patrimonio.',
    ],
    links: [incomeLink, taxPage],
  },
  {
    asked: `precio declaracion renta persona natural, precio declaracion de renta de persona natural, cuanto declaracion renta persona natural, cobran declaracion renta persona natural, cuanto vale declaracion renta persona, cobran por declarar renta persona natural, cobran por la renta de mi, cobran renta mama, cobran renta papa, cobran renta pensionado, cobran renta pensionada, cuanto declaracion pensionada, cuanto por declararme`,
    text: [
      'Para una persona natural la declaración es una vez al año y no tiene tarifa mensual: el precio depende de tus ingresos, tus bienes y tus soportes. Cuéntanos tu caso y te damos el valor antes de empezar; la evaluación inicial es gratuita.',
    ],
    links: [write, call, incomeLink],
  },
  {
    asked: `certificado de no declarante, no declarante, firman balances, firman balance, firman estados financieros, certifican estados financieros, certificar estados financieros, certificar balance, balance para un credito, balances para un credito, balance para el banco, estados financieros para el banco, certificado para el banco, certificado de contador, certificado de ingresos, certificacion de ingresos, certificado ingresos prestamo`,
    text: [
      'La firma un contador público después de ver tus soportes: extractos, facturas o declaraciones. Si ya eres cliente, pídela por los mensajes del portal; si no, cuéntanos para qué entidad es y qué soportes tienes.',
    ],
    links: [write, call],
  },
  {
    asked: `herencia, herencia que impuestos, herencia impuestos pago, recibi una herencia, vendi apartamento, vendi un apartamento, vendi apto, vendi una casa, vendi casa, vendi carro, criptos, criptomonedas, bitcoin, pensionado, pensionada, mesada pensional, loteria, gane una rifa, me gane un premio`,
    text: [
      'Puede haber impuesto de renta o de ganancias ocasionales, y también puede que no: depende del valor, de desde cuándo lo tenías y de tus otros ingresos. Declaras si pasaste alguno de los topes del año (1.400 UVT de ingresos o 4.500 UVT de patrimonio, entre otros).',
      'Cuéntanos el valor y la fecha y te decimos qué te toca.',
    ],
    links: [write, call, taxPage],
  },
  {
    asked: `facturar falso, facturas falsas para, facturas para bajar, factura para bajar, facturas de mas, inflar gastos, inflar los gastos, inflar facturas, gastos falsos, gastos que no tuve, esconder ventas, ocultar ventas, ocultar ingresos, esconder ingresos, doble contabilidad, dos contabilidades, no pagar impuestos, evadir impuestos, con facturas falsas, comprar facturas, comprar facturas falsas, venden facturas, vendiendo facturas, estan vendiendo facturas, me venden facturas, certificado falso, certificado por mas de lo que gano, solo es un papel, es solo un papel`,
    text: [
      'Con eso no te podemos ayudar: es ilegal y le sale más caro a quien lo hace. Sí podemos revisar qué deducciones y beneficios permite la ley en tu caso.',
    ],
    links: [write, call],
  },
  {
    asked: `dian rechazo factura, dian rechazo la factura, dian me rechazo, rechazo la dian`,
    text: [
      'La DIAN dice el motivo con un código de regla. Pasa el XML por la herramienta: comprueba las sumas, el NIT y el CUFE, y te muestra qué no cuadra. Si es de tu facturador, también conviene avisarle.',
    ],
    links: [{ href: '/herramientas/validar-factura', label: 'Revisa una factura' }, call],
  },
  {
    asked: `hacen descuento, hay descuento, rebaja, cobran la primera consulta, primera consulta, cobran la consulta`,
    text: [
      'La primera evaluación es gratuita y sin compromiso. La nómina tiene descuento por volumen; en lo demás el precio se ajusta al alcance: cuéntanos qué necesitas y te decimos qué se puede dejar fuera.',
    ],
    links: [{ href: contactHref('evaluacion'), label: 'Pedir la evaluación' }, call],
  },
  {
    asked: `necesita revisor fiscal, necesito revisor fiscal, no nombro revisor fiscal, no tengo revisor fiscal`,
    text: [
      'Lo exige la ley a las sociedades con activos brutos de 5.000 salarios mínimos o más, o ingresos brutos de 3.000 o más, al cierre del año anterior (Ley 43 de 1990, artículo 13). Si ya te toca y no lo has nombrado, con calma: se nombra en asamblea y se inscribe en la Cámara de Comercio cuanto antes.',
    ],
    links: [{ href: '/herramientas/revisor-fiscal', label: 'Hacer la cuenta con tus cifras' }, call],
  },
  {
    asked: `gran contribuyente, grandes contribuyentes, que es gran contribuyente`,
    text: [
      'Es quien la DIAN nombra en una resolución por su tamaño o su recaudo. Declara IVA cada dos meses y paga la renta en tres cuotas: febrero, abril y junio. Lo ves en el código 13 de la casilla 53 del RUT.',
    ],
    links: [
      { href: '/herramientas/vencimientos/renta-grandes-contribuyentes', label: 'Ver las fechas' },
      taxPage,
    ],
  },
  {
    asked: `responsable de iva, no responsable de iva, debo cobrar iva, tengo que cobrar iva, tengo que pagar iva, debo pagar iva, vendo por mercadolibre, facturo poco iva, cobrar iva, toca declarar iva, me toca declarar iva, debo declarar iva, tengo que declarar iva, vendo por instagram, vendo por internet, vendo por redes`,
    text: [
      'Es responsable de IVA quien vende bienes o servicios gravados; en el RUT es el código 48. Las personas naturales que venden poco y cumplen los topes de la ley pueden ser no responsables, código 49. Con tus ventas del año te decimos cuál eres.',
    ],
    links: [taxPage, write],
  },
  {
    asked: `cambio la direccion de mi, cambio la direccion de la, cambiar la direccion de mi, cambiar la direccion de la, cambie la direccion de mi, cambio de direccion de mi, nueva direccion de mi, actualizo el rut, actualizar rut, actualizar el rut, sacar el rut, sacar rut, cambiar el rut, inscribir rut`,
    text: [
      'El RUT se actualiza gratis en el portal de la DIAN, con tu usuario y tu firma electrónica. Hazlo cuando cambien tu dirección, tu actividad o tus responsabilidades. Si tienes matrícula, la dirección se cambia también en la Cámara de Comercio. Si no sabes qué código te toca, lo revisamos contigo.',
    ],
    links: [call, write],
  },
  {
    asked: `salir del simple, salgo del simple, sale del simple, me sale del simple, sacaron del simple`,
    text: [
      'Sales del régimen SIMPLE si dejas de cumplir sus requisitos o si lo pides en el RUT; desde ahí declaras en el régimen ordinario. Lo vemos con tus ingresos y tu actividad antes de que hagas el cambio.',
    ],
    links: [taxPage, call],
  },
  {
    asked: `que vence, que se vence, vence este mes, vence en enero, vence en febrero, vence en marzo, vence en abril, vence en mayo, vence en junio, vence en julio, vence en agosto, vence en septiembre, vence en octubre, vence en noviembre, vence en diciembre, que tengo que pagar, pagar este mes dian, mis vencimientos, vencimientos de mi nit, calendario tributario de, calendario 2027`,
    text: [
      'Los vencimientos de cada impuesto, día por día, están en esta herramienta: escribe tu NIT o tu cédula, o mira el calendario de un mes completo. También puedes escribirme aquí el impuesto y tu NIT.',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Vencimientos por NIT' }, taxPage],
  },
]
