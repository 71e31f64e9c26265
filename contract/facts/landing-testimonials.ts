/** People quoted on the service landing pages; of each that is a `sample`, the page says that it is invented. */
export const landingTestimonials = {
  design: {
    joiner: { name: "Marc Delattre", company: "Menuiserie Delattre", sample: true },
    florist: { name: "Lina Berger", company: "Fleurs du Quai", sample: true },
  },
  social: {
    restaurant: { name: "Sofia Marchetti", company: "Trattoria Da Sofia", sample: true },
    bicycles: { name: "Jonas Keller", company: "Velo Keller", sample: true },
  },
} as const;
