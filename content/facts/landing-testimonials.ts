/** Fictional people quoted on the service landing pages. */
export const landingTestimonials = {
  design: {
    joiner: { name: "Marc Delattre", company: "Menuiserie Delattre" },
    florist: { name: "Lina Berger", company: "Fleurs du Quai" },
  },
  social: {
    restaurant: { name: "Sofia Marchetti", company: "Trattoria Da Sofia" },
    bicycles: { name: "Jonas Keller", company: "Velo Keller" },
  },
} as const;
