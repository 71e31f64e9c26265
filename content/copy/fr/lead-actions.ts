import type { LeadAction } from "#content/facts/lead-actions.ts";

interface ActionWords {
  /** Text of the link in the mail. */
  link: string;
  /** The confirmation page: what will happen, and its one button. */
  heading: string;
  effect: string;
  button: string;
  /** The page after the action. */
  done: string;
}

const actions: Record<LeadAction, ActionWords> = {
  release: {
    link: "Laisser passer",
    heading: "Laisser passer cette demande ?",
    effect: "Elle arrive dans votre boîte comme les autres, et son auteur reçoit l’accusé de réception.",
    button: "Oui, elle est sincère",
    done: "La demande est passée. Elle vous arrive par e-mail dans un instant.",
  },
  spam: {
    link: "C’est de la publicité",
    heading: "Marquer cette demande comme publicité ?",
    effect:
      "Elle est mise de côté, ce qui n’est pas encore parti ne part plus, et les prochaines qui lui ressemblent seront reconnues.",
    button: "Oui, c’est de la publicité",
    done: "La demande est mise de côté comme publicité.",
  },
  answered: {
    link: "J’ai répondu",
    heading: "Marquer cette demande comme traitée ?",
    effect: "Personne ne recevra de rappel à son sujet, et elle compte dans le bilan de la semaine.",
    button: "Oui, j’ai répondu",
    done: "La demande est marquée comme traitée.",
  },
  retry: {
    link: "Renvoyer",
    heading: "Renvoyer ce qui a été abandonné ?",
    effect: "Tous les envois abandonnés de cette demande sont tentés de nouveau, tout de suite.",
    button: "Oui, renvoyer",
    done: "Les envois sont de nouveau en route.",
  },
  erase: {
    link: "Effacer",
    heading: "Effacer cette demande ?",
    effect:
      "Dans un jour, elle est effacée pour toujours avec ses e-mails en attente. D’ici là, vous pouvez revenir en arrière. Les e-mails déjà partis restent là où ils sont.",
    button: "Oui, effacer",
    done: "La demande sera effacée dans un jour.",
  },
};

/** Words of the small pages behind the links in the agency's mails. */
export const leadActions = {
  actions,
  received: (moment: string) => `Reçue le ${moment}`,
  undo: {
    until: (moment: string) => `Vous pouvez revenir en arrière jusqu’au ${moment}.`,
    button: "Annuler",
    done: {
      heading: "C’est annulé",
      text: "Tout est comme avant, et le lien fonctionne de nouveau. Les e-mails déjà partis restent là où ils sont.",
    },
    late: {
      heading: "Trop tard pour annuler",
      text: "On ne peut revenir en arrière que pendant un jour. Rien n’a été changé.",
    },
    changed: {
      heading: "La demande a changé depuis",
      text: "Quelqu’un a fait autre chose avec cette demande entre-temps : c’est cela qui compte. Rien n’a été changé.",
    },
  },
  used: {
    heading: "Ce lien a déjà servi",
    text: (moment: string) => `Il a été utilisé le ${moment} et n’agit qu’une fois. Rien n’a été changé.`,
  },
  expired: {
    heading: "Ce lien a expiré",
    text: "Il n’était valable que trente jours. Rien n’a été changé.",
  },
  forged: {
    heading: "Ce lien n’est pas de nous",
    text: "Il est incomplet ou a été modifié. Ouvrez-le depuis l’e-mail, en entier. Rien n’a été changé.",
  },
  gone: {
    heading: "Cette demande n’existe plus",
    text: "Elle a été effacée. Il n’y a plus rien à faire.",
  },
};
