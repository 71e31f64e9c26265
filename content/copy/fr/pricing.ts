import { money, notice } from "#content/copy/fr/formats.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import type { Questions } from "#content/questions.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";

const seo: SeoRecord = {
  title: `Prix d’un site internet, d’un logo, d’un chatbot | ${site.brand}`,
  description: `Tous nos prix sur une page, hors taxes : page de vente dès ${money(prices.websites.landing)}, site d’une page dès ${money(prices.websites.onePage)}, automatisation dès ${money(prices.automation.first)}, réseaux dès ${money(prices.social.small)} par mois.`,
  keywords:
    "prix site internet artisan, tarif création site web, prix logo, prix chatbot WhatsApp, tarif réseaux sociaux",
  h1: "Tous nos prix, avant le premier appel",
};

const questions: Questions = {
  title: "Vos questions sur les prix",
  items: {
    vat: {
      question: "Pourquoi des prix hors taxes ? Et en francs suisses ?",
      answer:
        "Nous travaillons pour des professionnels, qui récupèrent en général la TVA. En France, elle s’ajoute au taux en vigueur. Ailleurs dans l’Union européenne, vous la déclarez vous-même. En Suisse, nous facturons sans TVA française, et le devis peut être en francs.",
    },
    difference: {
      question: "Page de vente ou site d’une page : quelle différence ?",
      answer: `La page de vente (dès ${money(prices.websites.landing)}, une fois) ne sert qu’à une campagne : une offre, un formulaire. Le site d’une page (dès ${money(prices.websites.onePage)}, une fois) présente votre entreprise : ce que vous faites, vos prix, vos horaires, le chemin. Sans site aujourd’hui, prenez le second.`,
    },
    result: {
      question: "Que veut dire « payer au résultat » ?",
      answer:
        "Pour l’assistant, vous pouvez payer un montant par rendez-vous honoré, fixé dans le devis. Si personne ne vient, vous ne payez rien. Cela convient aux métiers de rendez-vous ; pour une boutique, l’installation payée une fois revient souvent moins cher.",
    },
    payment: {
      question: "Quand dois-je payer ?",
      answer: `Un acompte de ${promises.legal.depositPercent} % peut être demandé avant le début, le solde vient avec la facture. Si vous employez ${legalLimits.withdrawalStaff} salariés au plus et signez chez vous, nous n’encaissons rien pendant ${legalLimits.firstPaymentDays} jours et vous en avez ${legalLimits.withdrawalDays} pour changer d’avis (art. L221-3 du Code de la consommation).`,
    },
    dislike: {
      question: "Et si je ne suis pas content ?",
      answer:
        "Vous validez chaque étape, rien n’est mis en ligne sans votre oui, et ce qui s’écarte du devis est corrigé sans frais. Ce qui est commencé n’est pas remboursable ; la page Remboursement dit exactement quoi.",
    },
    more: {
      question: "Le prix peut-il monter en cours de route ?",
      answer:
        "Non. Le devis fixe le prix. Si vous demandez autre chose ensuite, vous recevez un devis complémentaire, et nous ne commençons qu’après votre accord.",
    },
    commitment: {
      question: "« Sans engagement », qu’est-ce que cela veut dire ?",
      answer: `${notice.charAt(0).toUpperCase()}${notice.slice(1)}, par e-mail. La période en cours reste due ; vos comptes et votre domaine sont à votre nom.`,
    },
  },
};

export const pricing = {
  seo,
  subtitle: `Ils sont hors taxes, pour les professionnels, et indicatifs : le prix ferme est dans votre devis, envoyé dans les ${promises.quoteHours} h qui suivent notre échange.`,
  offers: {
    title: "Pour se faire une idée",
    note: "Ces prix sont indicatifs et hors taxes : le vôtre dépend de votre projet.",
    quote: "Demander un devis",
    items: {
      websites: {
        title: "Sites web",
        second: "Maintenance en option :",
        description: "Une page à votre nom, un site vitrine ou une boutique.",
        features: {
          first: "Vous racontez, nous écrivons, vous corrigez",
          second: "Référencement technique compris",
          third: "Vous modifiez les textes vous-même",
        },
      },
      automation: {
        title: "Automatisation et IA",
        second: "Ou au résultat",
        description: "Une tâche sur un canal, installée et testée : un message, une réponse, un rendez-vous.",
        features: {
          first: "WhatsApp, SMS, e-mail ou chat",
          second: `${promises.trialDays} jours d’essai gratuit, sans carte`,
          third: "Au résultat : un montant par rendez-vous honoré, fixé dans le devis, et rien sinon",
        },
      },
      design: {
        title: "Design",
        second: "Identité, forfait Express :",
        description: "Une carte, un flyer, un logo redessiné : à l’unité ou en forfait.",
        features: {
          first: "Fichiers prêts pour l’imprimeur",
          second: "Fichiers sources à vous, une fois payés",
          third: "Corrections comprises, en nombre fixé au devis",
        },
      },
      social: {
        title: "Gestion des réseaux sociaux",
        second: "Avec les réponses, forfait Starter :",
        description:
          "Un réseau et quatre publications par mois ; avec un forfait, les réponses aux commentaires.",
        features: {
          first: "Calendrier validé par vous",
          second: "Publications écrites et mises en ligne",
          third: `Sans engagement : ${notice}`,
        },
      },
    },
  },
  book: {
    title: "Tout, ligne par ligne",
    more: (service: string) => `Le service en détail : ${service}`,
  },
  terms: {
    title: "À savoir avant de signer",
    items: {
      quote: {
        value: `${promises.quoteHours} h`,
        label: "après notre échange, vous avez un devis chiffré et daté",
      },
      deposit: {
        value: `${promises.legal.depositPercent} %`,
        label: "d’acompte peuvent être demandés avant le début",
      },
      notice: {
        value: `${promises.legal.noticeMonths} mois`,
        label: "de préavis pour arrêter un abonnement, quand vous voulez",
      },
      trial: { value: `${promises.trialDays} jours`, label: "d’essai gratuit de l’assistant, sans carte" },
    },
  },
  total: {
    title: "Ce que paie une boulangerie",
    lead: "Elle veut que l’on trouve ses horaires et ses prix, et que les commandes de gâteaux cessent d’interrompre le service. Elle prend donc un site d’une page, une première automatisation qui reçoit ces commandes sur WhatsApp, et la maintenance pour ne plus y penser. Voici ce qu’elle paie la première année, puis chacune des suivantes, au prix de départ de chaque ligne.",
    columns: { item: "Ce qu’elle prend", first: "Première année", next: "Ensuite, par an" },
    sum: "Total hors taxes",
    note: "Commerce inventé, vrais prix de cette page. S’ajoutent, à son nom et au prix du fournisseur : le nom de domaine, l’hébergement et les frais de messages.",
  },
  questions,
  closing: {
    title: "Et pour vous, combien ?",
    text: `Dites-nous ce qu’il vous faut et pour quand. ${people.camille.name} vous répond, vous en parlez ensemble, et vous recevez un prix ferme et une date.`,
    quote: "Demander un devis",
    audit: `Réserver l’audit gratuit (${site.booking.audit.minutes} min)`,
  },
};
